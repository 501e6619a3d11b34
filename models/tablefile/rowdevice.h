// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIODevice>

namespace storedesk::tablefile {

// A device to which CSV rows are written. Each write must contain complete rows.
class RowDevice : public QIODevice
{
public:
    [[nodiscard]] bool isSequential() const final { return true; }

protected:
    qint64 readData(char * /*bytes*/, qint64 /*size*/) final { return -1; }
};

} // namespace storedesk::tablefile
