// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIODevice>

namespace support {

// Simulates a full disk.
class FullDevice final : public QIODevice
{
public:
    FullDevice() { open(WriteOnly | Unbuffered); }

protected:
    qint64 readData(char * /*bytes*/, qint64 /*size*/) override { return -1; }
    qint64 writeData(const char * /*bytes*/, qint64 /*size*/) override
    {
        setErrorString(QStringLiteral("No space left on device"));
        return -1;
    }
};

} // namespace support
