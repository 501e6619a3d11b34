# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What every target of this project has in common, and the functions that make a target out of a folder.

option(STOREDESK_TESTS "Build the tests" ON)
option(STOREDESK_SANITIZE "Build with the address and undefined behaviour sanitizers" OFF)
option(STOREDESK_COVERAGE "Count which lines are run (packaging/coverage)" OFF)
option(STOREDESK_WERROR "Let a warning end the build (presets of those who work on it)" OFF)
option(STOREDESK_SHARED "Make the rooms shared libraries (200 test programs link in a moment and stay small)" OFF)
# What links a room needs its names, which one edit hardly ever changes: nothing is linked again for it.
set(CMAKE_LINK_DEPENDS_NO_SHARED ON)
option(STOREDESK_UNITY "Compile the files of a room dozens at a time (far less time from nothing, more after one edit)" OFF)
option(STOREDESK_PCH "Share one small precompiled header (a third of the time to compile)" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT STOREDESK_UNITY) # which has what moc makes in its batches
  set(CMAKE_AUTOMOC ON)
endif()
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
# Programs and libraries are compiled alike, so that they can share the precompiled header.
set(CMAKE_CXX_COMPILE_OPTIONS_PIE -fPIC)

include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)
include(GNUInstallDirs)

add_library(storedesk_warnings INTERFACE)
target_compile_options(storedesk_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual
  # Compiled together, a name in one file seems to shadow one in another.
  $<$<NOT:$<BOOL:${STOREDESK_UNITY}>>:-Wshadow>
  # GCC 12's own stable sort calls what it deprecates, and clang says so; GCC tells what we do.
  $<$<BOOL:${STOREDESK_WERROR}>:-Werror> $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
target_compile_definitions(storedesk_warnings INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH QT_NO_KEYWORDS
  QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400
  STOREDESK_VERSION="${PROJECT_VERSION}")
if(STOREDESK_SANITIZE)
  # GCC's maybe-uninitialized warning sees ghosts in instrumented code. The four checks left out stand at every use of a
  # pointer and take a third of the time to compile; a null pointer ends the program without them, too.
  target_compile_options(storedesk_warnings INTERFACE
    -fsanitize=address,undefined -fno-sanitize=null,alignment,object-size,vptr -fno-sanitize-recover=undefined
    -fno-omit-frame-pointer $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
    # Clang would keep a second stack to watch variables of functions that have returned; GCC has no such thing by default.
    $<$<CXX_COMPILER_ID:Clang>:-fsanitize-address-use-after-return=never>
    # Else a room would call the test program's copy of an inline function, which nobody watches.
    -fvisibility-inlines-hidden)
  target_link_options(storedesk_warnings INTERFACE -fsanitize=address,undefined
    # The overflow check of a 128 bit product is in clang's own runtime only.
    $<$<CXX_COMPILER_ID:Clang>:--rtlib=compiler-rt> $<$<CXX_COMPILER_ID:Clang>:--unwindlib=libgcc>)
else()
  target_compile_options(storedesk_warnings INTERFACE
    -fstack-protector-strong $<$<CONFIG:Release,RelWithDebInfo>:-D_FORTIFY_SOURCE=2>)
  target_link_options(storedesk_warnings INTERFACE -Wl,-z,relro,-z,now)
endif()
# Every block of a room gets a flag that says whether tests ran it (tests/support/runblocks.cpp), so that packaging/test
# notices when they run less of the code than before.
set(storedesk_block_options "")
if(STOREDESK_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(storedesk_block_options -fsanitize-coverage=bb,inline-bool-flag
    -fsanitize-coverage-ignorelist=${CMAKE_SOURCE_DIR}/packaging/cmake/foreignfunctions.txt)
endif()
if(STOREDESK_COVERAGE)
  # Tests are not counted (--coverage could not be taken back there); a room calls its own copy of an inline function, which is.
  target_compile_options(storedesk_warnings INTERFACE -fprofile-arcs -ftest-coverage -fprofile-update=atomic -fvisibility-inlines-hidden)
  target_link_options(storedesk_warnings INTERFACE --coverage)
endif()

# One small precompiled header: for everything, with widgets for what draws, with QTest for what tests. They hold foreign
# headers only, so that no file of ours can lean on an include it does not have.
set(storedesk_plain_headers
  <QByteArray> <QDateTime> <QHash> <QJsonArray> <QJsonDocument> <QJsonObject> <QObject> <QPointer>
  <QString> <QStringList> <QUrl> <QVariant> <algorithm> <array> <chrono> <functional> <memory>
  <optional> <span> <utility> <vector> <tl/expected.hpp>)
set(storedesk_widget_headers
  <QAbstractItemModel> <QAction> <QApplication> <QBoxLayout> <QComboBox> <QDialog> <QFrame> <QIcon> <QLabel>
  <QLineEdit> <QLocale> <QMainWindow> <QNetworkReply> <QPainter> <QPushButton> <QTableView> <QToolButton> <QWidget>)
set(storedesk_test_headers <QSignalSpy> <QTest>)

# What a BUSY room is compiled with, and its header with it.
set(storedesk_busy_options "")
if(STOREDESK_SANITIZE OR STOREDESK_COVERAGE)
  set(storedesk_busy_options -O1)
endif()

# storedesk_share_header(TARGET [WIDGETS] [TEST] [BUSY])
function(storedesk_share_header target)
  if(NOT STOREDESK_PCH)
    return()
  endif()
  set(header storedesk_header)
  set(includes ${storedesk_plain_headers})
  set(uses Qt6::Core)
  if("WIDGETS" IN_LIST ARGN)
    string(APPEND header _widgets)
    list(APPEND includes ${storedesk_widget_headers})
    list(APPEND uses Qt6::Widgets Qt6::Network)
  endif()
  if("TEST" IN_LIST ARGN)
    string(APPEND header _test)
    list(APPEND includes ${storedesk_test_headers})
    list(APPEND uses storedesk_test_options)
  endif()
  if("BUSY" IN_LIST ARGN AND storedesk_busy_options)
    string(APPEND header _busy)
  endif()
  if(NOT TARGET ${header})
    file(WRITE ${CMAKE_BINARY_DIR}/${header}.cpp "")
    add_library(${header} STATIC ${CMAKE_BINARY_DIR}/${header}.cpp)
    set_target_properties(${header} PROPERTIES AUTOMOC OFF)
    # The options of tests come last here as there, or the header would fit none of them.
    target_link_libraries(${header} PRIVATE tl::expected storedesk_warnings ${uses})
    if(header MATCHES "_busy$")
      target_compile_options(${header} PRIVATE ${storedesk_busy_options})
    endif()
    target_precompile_headers(${header} PRIVATE ${includes})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${header})
endfunction()

# Without Qt's headers, which it does not need, moc takes a hundredth of the time. Only an interface of ours is declared in
# another header.
function(storedesk_moc source output)
  file(STRINGS ${source} interfaces REGEX "Q_INTERFACES" LIMIT_COUNT 1)
  set(paths "")
  if(interfaces)
    set(paths -I${CMAKE_SOURCE_DIR} -I${CMAKE_SOURCE_DIR}/models)
  endif()
  add_custom_command(OUTPUT ${output} COMMAND Qt6::moc ${paths} ${source} -o ${output} DEPENDS ${source} VERBATIM)
endfunction()

# storedesk_join(FOLDER FILES): in a unity build, puts in place of FILES sources that include dozens of them each, and what
# moc makes of their headers.
function(storedesk_join folder files)
  if(NOT STOREDESK_UNITY)
    return()
  endif()
  set(place ${CMAKE_BINARY_DIR}/joined/${folder})
  set(joined "")
  set(includes "")
  set(count 0)
  set(left 0)
  list(LENGTH ${files} left)
  foreach(file ${${files}})
    math(EXPR left "${left} - 1")
    cmake_path(GET file FILENAME name)
    if(name MATCHES "\\.cpp$")
      string(APPEND includes "#include \"${file}\"\n")
      math(EXPR count "${count} + 1")
    else()
      file(STRINGS ${file} macros REGEX "Q_(OBJECT|GADGET|NAMESPACE)" LIMIT_COUNT 1)
      if(macros)
        storedesk_moc(${file} ${place}/${name}.moc)
        list(APPEND joined ${place}/${name}.moc)
        string(APPEND includes "#include \"${place}/${name}.moc\"\n")
      endif()
    endif()
    if(includes AND (count EQUAL 32 OR left EQUAL 0))
      list(LENGTH joined number)
      file(GENERATE OUTPUT ${place}/${number}.cpp CONTENT "${includes}")
      list(APPEND joined ${place}/${number}.cpp)
      set(includes "")
      set(count 0)
    endif()
  endforeach()
  set(${files} ${joined} PARENT_SCOPE)
endfunction()

# A folder is a library: models/base becomes storedesk_base, models/practice/http storedesk_practice_http. USES is seen by
# whoever includes its headers, NEEDS stays inside. BUSY says that tests spend their time in it: with sanitizers it is the
# only kind that is worth optimising, which takes the compiler twice as long.
function(storedesk_room folder)
  cmake_parse_arguments(PARSE_ARGV 1 room "WIDGETS;BUSY" "" "USES;NEEDS")
  string(REGEX REPLACE "^models/" "" name ${folder})
  string(REPLACE "/" "_" name ${name})
  set(target storedesk_${name})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
  if(NOT sources)
    file(TOUCH ${CMAKE_BINARY_DIR}/${target}.cpp)
    set(sources ${CMAKE_BINARY_DIR}/${target}.cpp)
  endif()
  set(kind STATIC)
  if(STOREDESK_SHARED)
    set(kind SHARED)
  endif()
  storedesk_join(${folder} sources)
  add_library(${target} ${kind} ${sources})
  # Without a symbol of its own a shared room is compiled like all that shares the precompiled header.
  set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX DEFINE_SYMBOL "")
  target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR} ${CMAKE_SOURCE_DIR}/models)
  target_link_libraries(${target} PUBLIC ${room_USES} PRIVATE ${room_NEEDS} storedesk_warnings)
  target_compile_options(${target} PRIVATE ${storedesk_block_options})
  set(kinds "")
  if(room_WIDGETS)
    target_link_libraries(${target} PRIVATE Qt6::Network) # as the shared header has it
    list(APPEND kinds WIDGETS)
  endif()
  if(room_BUSY AND storedesk_busy_options)
    target_compile_options(${target} PRIVATE ${storedesk_busy_options})
    list(APPEND kinds BUSY)
  endif()
  storedesk_share_header(${target} ${kinds})
endfunction()

function(storedesk_program program folder)
  cmake_parse_arguments(PARSE_ARGV 2 program "NOT_INSTALLED" "" "USES")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
  if(NOT sources)
    return()
  endif()
  storedesk_join(${folder} sources)
  add_executable(${program} ${sources})
  if(storedesk_block_options)
    target_sources(${program} PRIVATE ${CMAKE_SOURCE_DIR}/tests/support/runblocks.cpp)
  endif()
  target_include_directories(${program} PRIVATE ${CMAKE_SOURCE_DIR}/${folder})
  target_link_libraries(${program} PRIVATE ${program_USES} storedesk_warnings)
  storedesk_share_header(${program})
  if(NOT program_NOT_INSTALLED)
    install(TARGETS ${program})
  endif()
endfunction()
