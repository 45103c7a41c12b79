@echo off
rem Runs the schemac command of this release. Needs a JDK 17 or newer. SCHEMAC_OPTS holds further options of the JVM.
setlocal
set "SCHEMAC_JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "SCHEMAC_JAVA=%JAVA_HOME%\bin\java.exe"
"%SCHEMAC_JAVA%" -XX:+UseSerialGC %SCHEMAC_OPTS% -jar "%~dp0..\lib\schemac.jar" %*
exit /b %ERRORLEVEL%
