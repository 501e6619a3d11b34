// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/cellreading.h"
#include "columns/columnpiece.h"
#include "columns/numberspool.h"
#include "columns/textpool.h"

#include <optional>

namespace storedesk::columns {

// Reads the cells of one column in one range.
class PieceReader final
{
public:
    // The pool must outlive this object.
    PieceReader(StoredKind kind, TextPool &pool)
        : m_kind(kind)
        , m_pool(pool)
    { }

    void add(std::span<const QByteArrayView> cells);
    // Returns the piece and begins the next one. Large numbers of values are moved to the spool.
    [[nodiscard]] ColumnPiece finish(int thread, NumberSpool &spool);

private:
    void addTime(QByteArrayView cell);
    void addAmount(QByteArrayView cell);
    void addReadings(QByteArrayView cell, std::optional<qint64> first,
                     std::optional<qint64> second);
    void narrowCodes();
    void storeNumbers(NumberSpool &spool);
    [[nodiscard]] bool storeOffsets();

    StoredKind m_kind;
    TextPool &m_pool;
    ServiceTimes m_times;
    std::vector<quint32> m_codes;
    std::vector<qint64> m_numbers;
    ColumnPiece m_piece;
};

} // namespace storedesk::columns
