# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Options, compiler flags and the functions that define a target from a folder.

option(STOREDESK_TESTS "Build the tests" ON)
option(STOREDESK_SANITIZE "Build with the address and undefined behaviour sanitizers" OFF)
option(STOREDESK_COVERAGE "Count executed lines with gcov (packaging/coverage)" OFF)
option(STOREDESK_PLAIN_PLATFORM "Use the fallbacks for other operating systems (packaging/test --fallbacks)" OFF)
option(STOREDESK_WERROR "Treat warnings as errors" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_AUTOMOC ON)
# Headers with Q_OBJECT include no generated files, so moc need not wait for other targets.
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)
# An edit rarely changes the symbols of a shared library, so its users are not linked again.
set(CMAKE_LINK_DEPENDS_NO_SHARED ON)
# Executables are compiled like libraries, so that both can use the same precompiled header.
set(CMAKE_CXX_COMPILE_OPTIONS_PIE -fPIC)

include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)

add_library(storedesk_options INTERFACE)
target_compile_options(storedesk_options INTERFACE
  -Wall -Wextra -Wno-missing-field-initializers -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual
  # In a unity build, names of one source appear to shadow those of another.
  $<$<NOT:$<BOOL:${CMAKE_UNITY_BUILD}>>:-Wshadow>
  # The stable sort of GCC 12's library calls a function that the library itself deprecates.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>
  # GCC 12 is wrong about its own vector functions, inlined views and members of joined sources.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds;-Wno-ignored-attributes;-Wno-maybe-uninitialized;-Wno-subobject-linkage>
  $<$<BOOL:${STOREDESK_WERROR}>:-Werror>)
target_compile_definitions(storedesk_options INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH QT_NO_KEYWORDS
  QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400)
if(STOREDESK_SANITIZE)
  # The four excluded checks guard every use of a pointer and cost a third of the compile time.
  target_compile_options(storedesk_options INTERFACE
    -fsanitize=address,undefined -fno-sanitize=null,alignment,object-size,vptr -fno-sanitize-recover=undefined
    -fno-omit-frame-pointer -fvisibility-inlines-hidden $<$<CXX_COMPILER_ID:Clang>:-fsanitize-address-use-after-return=never>)
  # Only clang's own runtime library checks products of 128 bits for overflow.
  target_link_options(storedesk_options INTERFACE -fsanitize=address,undefined
    $<$<CXX_COMPILER_ID:Clang>:--rtlib=compiler-rt> $<$<CXX_COMPILER_ID:Clang>:--unwindlib=libgcc>)
else()
  # Sections that nothing uses are left out of the programs.
  target_compile_options(storedesk_options INTERFACE -fstack-protector-strong -ffunction-sections -fdata-sections
    $<$<CONFIG:Release,RelWithDebInfo>:-D_FORTIFY_SOURCE=2>)
  target_link_options(storedesk_options INTERFACE -Wl,-z,relro,-z,now,--gc-sections)
endif()
if(STOREDESK_COVERAGE)
  # Not --coverage, because tests could not switch it off.
  target_compile_options(storedesk_options INTERFACE -fprofile-arcs -ftest-coverage -fprofile-update=atomic -fvisibility-inlines-hidden)
  target_link_options(storedesk_options INTERFACE --coverage)
endif()

# Precompiled headers contain headers of other projects only, so that every source names what it uses of ours.
set(storedesk_core_headers
  <QByteArray> <QDateTime> <QHash> <QJsonArray> <QJsonDocument> <QJsonObject> <QObject> <QPointer> <QString> <QStringList> <QUrl>
  <QVariant> <algorithm> <array> <chrono> <functional> <memory> <optional> <span> <utility> <vector> <tl/expected.hpp>)
set(storedesk_widget_headers
  <QAbstractItemModel> <QAction> <QApplication> <QBoxLayout> <QComboBox> <QDialog> <QFrame> <QIcon> <QLabel>
  <QLineEdit> <QLocale> <QMainWindow> <QNetworkReply> <QPainter> <QPushButton> <QTableView> <QToolButton> <QWidget>)

# storedesk_precompile(NAME LIBRARIES… HEADERS HEADERS…): compiles a header once; targets reuse it by the name
# storedesk_NAME_headers.
function(storedesk_precompile name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS")
  set(target storedesk_${name}_headers)
  file(TOUCH ${CMAKE_BINARY_DIR}/${target}.cpp)
  add_library(${target} STATIC ${CMAKE_BINARY_DIR}/${target}.cpp)
  set_target_properties(${target} PROPERTIES AUTOMOC OFF)
  target_link_libraries(${target} PRIVATE tl::expected storedesk_options ${arg_UNPARSED_ARGUMENTS})
  target_precompile_headers(${target} PRIVATE ${arg_HEADERS})
endfunction()

# storedesk_library(FOLDER [WIDGETS] [OPTIMISED] PUBLIC LIBRARIES… [PRIVATE LIBRARIES…]): models/base becomes
# storedesk_base, models/practice/http becomes storedesk_practice_http. OPTIMISED libraries work on large tables.
function(storedesk_library folder)
  cmake_parse_arguments(PARSE_ARGV 1 arg "WIDGETS;OPTIMISED" "" "PUBLIC;PRIVATE")
  string(REGEX REPLACE "^(app|models)/" "" name ${folder})
  string(REPLACE "/" "_" target storedesk_${name})
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
  add_library(${target} ${sources})
  # Without this macro shared libraries are compiled like everything else that uses the precompiled header.
  set_target_properties(${target} PROPERTIES DEFINE_SYMBOL "")
  target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR} ${CMAKE_SOURCE_DIR}/models)
  target_link_libraries(${target} PUBLIC ${arg_PUBLIC} PRIVATE ${arg_PRIVATE} storedesk_options)
  if(arg_WIDGETS)
    target_link_libraries(${target} PRIVATE Qt6::Network)
    target_precompile_headers(${target} REUSE_FROM storedesk_widget_headers)
  elseif(arg_OPTIMISED)
    target_compile_options(${target} PRIVATE
      $<IF:$<CONFIG:Debug>,$<$<OR:$<BOOL:${STOREDESK_SANITIZE}>,$<BOOL:${STOREDESK_COVERAGE}>>:-O1>,-O3>)
    target_precompile_headers(${target} PRIVATE ${storedesk_core_headers})
  else()
    target_precompile_headers(${target} REUSE_FROM storedesk_core_headers)
  endif()
endfunction()

# storedesk_executable(NAME FOLDER PRIVATE LIBRARIES…)
function(storedesk_executable program folder)
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
  add_executable(${program} ${sources})
  target_link_libraries(${program} ${ARGN} storedesk_options)
  target_precompile_headers(${program} REUSE_FROM storedesk_core_headers)
endfunction()

# Compiles resources/translations into a library, at :/translations/, with Qt's own translations where the system has them.
# The target update_translations updates the .ts files from the sources of all libraries (Qt 6.4's function reads those of
# one target only).
function(storedesk_translations target)
  file(TOUCH ${CMAKE_BINARY_DIR}/${target}.cpp)
  add_library(${target} STATIC ${CMAKE_BINARY_DIR}/${target}.cpp)
  set_target_properties(${target} PROPERTIES AUTOMOC OFF UNITY_BUILD OFF)
  target_link_libraries(${target} PRIVATE Qt6::Core)
  set(folder ${CMAKE_SOURCE_DIR}/resources/translations)
  file(GLOB catalogues CONFIGURE_DEPENDS ${folder}/storedesk_*.ts)
  qt_add_lrelease(${target} TS_FILES ${catalogues} QM_FILES_OUTPUT_VARIABLE compiled)
  # The translations of Qt itself that are installed.
  list(TRANSFORM catalogues REPLACE ".*storedesk_(.*)\\.ts" "${QT6_INSTALL_PREFIX}/${QT6_INSTALL_TRANSLATIONS}/qtbase_\\1.qm"
       OUTPUT_VARIABLE theirs)
  file(GLOB theirs ${theirs})
  foreach(file ${compiled} ${theirs})
    cmake_path(GET file FILENAME name)
    set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS ${name})
  endforeach()
  qt_add_resources(${target} storedesk_words_compiled PREFIX /translations FILES ${compiled})
  if(theirs)
    qt_add_resources(${target} storedesk_qt PREFIX /translations FILES ${theirs})
  endif()

  # lupdate needs the include paths to resolve namespaces. The English file contains plural forms only.
  set(lupdate Qt6::lupdate app ui models -extensions cpp,h -I . -I models -no-obsolete -locations none)
  add_custom_target(update_translations WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    COMMAND ${lupdate} -ts ${folder}/storedesk_es.ts
    COMMAND ${lupdate} -pluralonly -ts ${folder}/storedesk_en.ts)
endfunction()
