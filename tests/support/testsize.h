// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace support {

// How many of something a test takes: enough to fail when it should, or as many as the promise
// names when STOREDESK_FULL_TESTS is set. The full sizes take minutes.
[[nodiscard]] inline int testSize(int usual, int full)
{
    return qEnvironmentVariableIsSet("STOREDESK_FULL_TESTS") ? full : usual;
}

} // namespace support
