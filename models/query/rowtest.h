// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "codes/codedtable.h"
#include "query/filter.h"

#include <memory>
#include <span>

namespace storedesk::bytesearch {
class RawSearch;
}

namespace storedesk::query {

// The cells in a row that has already been parsed.
struct ListedCells
{
    std::span<const QByteArrayView> cells;

    [[nodiscard]] int count() const { return static_cast<int>(cells.size()); }
    [[nodiscard]] QByteArrayView text(int cell, const QByteArray & /*scratch*/) const
    {
        return cell < count() ? cells[static_cast<std::size_t>(cell)] : QByteArrayView();
    }
};

// A row whose cells are known by their codes.
struct CodedRow
{
    const codes::CodedTable &table;
    qint64 row = 0;

    [[nodiscard]] int count() const { return 0; }
    [[nodiscard]] QByteArrayView text(int column, const QByteArray & /*scratch*/) const
    {
        const auto &coded = table.column(column);
        return coded.text(coded.codeOf(row));
    }
};

// A prepared filter. Each thread needs a separate instance.
class RowTest final
{
public:
    RowTest(const Filter &filter, const QList<values::ColumnFormat> &formats);

    [[nodiscard]] bool accepts(const csv::RowScanner &row) { return passes(row); }
    [[nodiscard]] bool accepts(const ListedCells &row) { return passes(row); }
    // Tests every text in the dictionaries of the table's columns once, on all cores. Must be
    // called before a row of this table is tested.
    void prepareCodes(const codes::CodedTable &table);
    // Requires that all conditions test columns of the table.
    [[nodiscard]] bool accepts(const CodedRow &row) { return passes(row); }
    // The results for the codes of a column.
    struct CodeResults
    {
        enum Result : quint8 {
            Rejected = 0,
            Accepted = 1,
            // Rejected, and the cell could not be parsed.
            Undecided = 2,
        };
        const codes::CodedColumn *column = nullptr;
        std::vector<quint8> results = {};
    };
    // Returns nothing if the filter has several conditions. Must be called after prepareCodes().
    [[nodiscard]] std::optional<CodeResults> codeResults() const;
    // Returns the number of cells in a row that are tested.
    [[nodiscard]] int wanted() const { return m_wanted; }
    // The cells that could not be parsed, so that the last row remained undecided.
    struct Unread
    {
        int column = 0;
        QByteArray text;
    };
    [[nodiscard]] const std::vector<Unread> &undecided() const { return m_unread; }

private:
    enum class Truth : char { No, Unknown, Yes };

    struct Ready
    {
        // The condition with folded strings.
        Condition condition;
        values::ColumnFormat format = {};
        // Whether a double is sufficient for the limits.
        bool quick = false;
        double low = 0;
        double high = 0;
        // The parsed strings, if the column contains numbers or dates.
        std::vector<values::Decimal> values = {};
        std::vector<QRegularExpression> patterns = {};
        // The result for each code, and its column. Shared by the copies for other threads.
        std::shared_ptr<const std::vector<Truth>> codes = {};
        const codes::CodedColumn *coded = nullptr;
    };
    struct ReadyFilter
    {
        std::vector<Ready> conditions = {};
        std::vector<ReadyFilter> groups = {};
        bool any = false;
        bool negated = false;
    };

    [[nodiscard]] ReadyFilter prepared(const Filter &filter);
    [[nodiscard]] Ready prepared(const Condition &condition);
    void prepareCodes(ReadyFilter &filter, const codes::CodedTable &table);
    void prepareCodes(Ready &ready, const codes::CodedColumn &column);
    void judgeCodes(const Ready &ready, const codes::CodedColumn &column, quint32 begin,
                    quint32 end, std::vector<Truth> &truths);
    void judgeFound(const bytesearch::RawSearch &search, const Ready &ready,
                    const codes::CodedColumn &column, quint32 begin, quint32 end,
                    std::vector<Truth> &truths);
    template <typename Row>
    [[nodiscard]] bool passes(const Row &row);
    template <typename Row>
    [[nodiscard]] Truth judged(const ReadyFilter &filter, const Row &row);
    template <typename Row>
    [[nodiscard]] Truth judged(const Ready &ready, const Row &row);
    [[nodiscard]] Truth judged(const Ready &ready, const CodedRow &row);
    [[nodiscard]] static Truth directed(Truth truth, bool negated);
    [[nodiscard]] Truth judged(const Ready &ready, QByteArrayView text,
                               const values::ColumnFormat &format);
    [[nodiscard]] Truth measured(const Ready &ready, QByteArrayView text,
                                 const values::ColumnFormat &format) const;
    [[nodiscard]] bool matches(const Ready &ready, QByteArrayView text,
                               const values::ColumnFormat &format);
    [[nodiscard]] bool matchesPattern(const Ready &ready, QByteArrayView text);

    QList<values::ColumnFormat> m_formats;
    int m_wanted = 1;
    ReadyFilter m_filter;
    std::vector<Unread> m_unread;
    QByteArray m_text;
    QByteArray m_folded;
    std::vector<qsizetype> m_places;
};

} // namespace storedesk::query
