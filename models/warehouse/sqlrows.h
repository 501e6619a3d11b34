// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

struct pg_result;

namespace storedesk::warehouse {

// The rows that a statement returned. Copies share them.
class SqlRows final
{
public:
    // Takes ownership of the result.
    explicit SqlRows(pg_result *result);

    [[nodiscard]] int count() const;
    [[nodiscard]] bool isNull(int row, int column) const;
    // Valid as long as the rows exist.
    [[nodiscard]] QByteArrayView bytes(int row, int column) const;
    [[nodiscard]] QString text(int row, int column) const;
    // Returns 0 for NULL.
    [[nodiscard]] qint64 number(int row, int column) const;
    // Returns the number of rows that the statement changed.
    [[nodiscard]] qint64 changed() const;

private:
    std::shared_ptr<pg_result> m_result;
};

} // namespace storedesk::warehouse
