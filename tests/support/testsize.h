// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace support {

// Returns the size of a test. The usual size is enough to detect failures. The full size is the
// promised one, takes minutes, and is used if STOREDESK_FULL_TESTS is set.
[[nodiscard]] inline int testSize(int usual, int full)
{
    return qEnvironmentVariableIsSet("STOREDESK_FULL_TESTS") ? full : usual;
}

} // namespace support
