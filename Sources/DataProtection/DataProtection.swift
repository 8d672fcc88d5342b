// DataProtection
