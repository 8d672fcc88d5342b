// What counterexamples print, as it is printed; see `PrintedSequence`.
import DataProtection
import Properties
import PropertyEngine
import Testing

@Test func printedEvents() throws {
  var run = try MachineRun(DeviceMachine(.files, profile: .apple))
  try run.step("P")
  try run.step("P!")
  try run.step("L")
  try run.step("+10")
  try run.step("inactive")
  try run.step("U")
  try run.step("R")
  try run.step("bg")
  try run.step("kill")
  try run.step("prewarm")
  try run.step("U")
  try run.step("P-")
  try run.step("idle")
  try run.step("O")
  try run.step("O+")
  try run.step("fg")
  try run.step("install")
  try run.step("uninstall")
  try run.step("install(D)")
  try run.step("install(A)")
  try run.step("erase")
  try run.finish()
}

@Test func printedFiles() throws {
  var run = try MachineRun(DeviceMachine(.files, profile: .apple))
  try run.step("create(/Documents/a)")
  try run.step("create(B,/Documents/b)")
  try run.step("open(/Documents/a)")
  try run.step("open(/Documents/b,w)")
  try run.step("open(/Documents/b,t)")
  try run.step("hwr(#0,%01%01,next)")
  try run.step("hrd(#0,4,next)")
  try run.step("htrunc(#0,1)")
  try run.step("mmap(#0)")
  try run.step("touch(#0)")
  try run.step("munmap(#0)")
  try run.step("close(#0)")
  try run.step("ln(/Documents/a,/tmp/a)")
  try run.step("clone(/Documents/a,/Documents/folder/a)")
  try run.step("mkdir(/Documents/folder)")
  try run.step("cp(/Documents/a,/Documents/folder/a)")
  try run.step("mv(/tmp/a,/Documents/b)")
  try run.step("stat(/Documents/b)")
  try run.step("set(/Documents/b,CX)")
  try run.step("atomic(A,/Documents/a,%02)")
  try run.step("atomic(/Documents/a,%03)")
  try run.step("del(/Documents/folder/a)")
  try run.step("rmdir(/Documents/folder)")
  try run.step("ls(/Documents)")
  try run.step("class?(/tmp)")
  try run.step("set(/Documents,C)")
  try run.step("set(/tmp,D)")
  try run.step("set(key=4)")
  try run.step("get(key)")
  try run.finish()
}

@Test func printedKeychain() throws {
  var run = try MachineRun(DeviceMachine(.keychain, profile: .apple.setting(.deleteLockedItem)))
  try run.step("kc+(-,a,%01)")
  try run.step("kc+(ck,b*,%02)")
  try run.step("kc?(a)")
  try run.step("kc@(b*)")
  try run.step("kc*")
  try run.step("kc*(ak,sync)")
  try run.step("kc=(a,%03)")
  try run.step("kc>(a,dku)")
  try run.step("kc-(a)")
  try run.finish()
}

@Test func printedBackups() throws {
  var run = try MachineRun(DeviceMachine(.both, profile: .reference))
  try run.step("create(A,/Documents/a)")
  try run.step("bk(local)")
  try run.step("bk(encrypted)")
  try run.step("bk(icloud)")
  try run.step("dev(new)")
  try run.step("rs(here,#1)")
  try run.step("kcsync(new)")
  try run.finish()
}

@Test func printedReading() throws {
  var run = try MachineRun(DeviceMachine(.files, profile: .literally(2)))
  try run.step("P")
  try run.step("create(B,/Documents/a)")
  try run.step("L")
  try run.step("+10")
  try run.step("open(/Documents/a)")
  try run.finish()
}
