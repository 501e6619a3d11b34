// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace support {

// Returns the size of a test: the usual one is enough to detect failures, the full one is the
// promised size, used if STOREDESK_FULL_TESTS is set. Full sizes take minutes.
[[nodiscard]] inline int testSize(int usual, int full)
{
    return qEnvironmentVariableIsSet("STOREDESK_FULL_TESTS") ? full : usual;
}

} // namespace support
