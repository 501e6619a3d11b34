// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

// Everything in this folder exists twice: in `native` with the calls of Linux and in `plain` with
// C++ and Qt only. On Linux both are compiled, so that tests can compare them. Programs use
// `chosen`, which is `plain` on other systems and with the CMake option STOREDESK_PLAIN_PLATFORM.
#if defined(Q_OS_LINUX) && !defined(STOREDESK_PLAIN_PLATFORM)
#define STOREDESK_NATIVE
#endif

namespace storedesk::base {

namespace plain { }
namespace native { }
#ifdef STOREDESK_NATIVE
namespace chosen = native;
#else
namespace chosen = plain;
#endif

} // namespace storedesk::base
