# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Puts the style sheet, the icons, the logo and the manual into a library or program, at :/style.qss, :/icons/, :/logo/ and
# :/manual/. In a static library
# they would be dropped by the linker, so ui/theme/theme.cpp asks for them by name (Q_INIT_RESOURCE(storedesk)):
# whoever makes a Theme has them, programs and tests alike.
function(storedesk_resources target)
  set(folder ${CMAKE_SOURCE_DIR}/resources)
  file(GLOB files CONFIGURE_DEPENDS ${folder}/icons/*.svg ${folder}/logo/*.svg ${folder}/*.qss ${folder}/manual/*/*.md
       ${folder}/manual/pictures/*.png)
  qt_add_resources(${target} storedesk PREFIX / BASE ${folder} FILES ${files})
endfunction()
