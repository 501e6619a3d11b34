// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/filterphrases.h"
#include "table/filtertext.h"

namespace storedesk::table {

// Reads a filter from its words, once. What it cannot read it says and stops at.
class FilterParser final
{
public:
    FilterParser(QString text, const QStringList &columns, FilteredTable table,
                 const QList<ColumnFormat> &formats);

    [[nodiscard]] tl::expected<Filter, FilterFault> read();

private:
    enum class Phrase : char {
        Contains,
        Equals,
        Differs,
        OneOf,
        NoneOf,
        Starts,
        Ends,
        Matches,
        Empty,
        Filled,
        Changed,
        Between,
        Above,
        AtLeast,
        Below,
        AtMost,
        On,
        Number,
        Date,
    };
    struct Value
    {
        QString text = {};
        qsizetype at = 0;
        bool quoted = false;
    };

    [[nodiscard]] Filter alternatives();
    [[nodiscard]] Filter conjunction();
    void part(Filter &into);
    [[nodiscard]] Condition condition();
    void test(Condition &condition);
    void tell(Condition &condition, Phrase phrase);
    void text(Condition &condition, Phrase phrase);
    void changed(Condition &condition);
    void limit(Condition &condition, Phrase phrase);
    void between(Condition &condition);
    [[nodiscard]] int column();
    [[nodiscard]] int numberedColumn();
    [[nodiscard]] int namedColumn();
    [[nodiscard]] int quotedColumn();
    int noColumn(qsizetype at, qsizetype end);
    [[nodiscard]] std::optional<Phrase> phrase();
    // A test in the words of the user's language, where they are not the English ones.
    [[nodiscard]] std::optional<FilterPhrase> ownPhrase();
    void tellOwn(Condition &condition, FilterPhrase own);
    // What a test looks for: in quotes, or everything up to the next word that means something.
    [[nodiscard]] Value value(Condition &condition, bool inList = false);
    [[nodiscard]] qsizetype endOfValue(bool inList);
    [[nodiscard]] Value quotedValue();
    [[nodiscard]] FilterRange range(const Value &value, int column);

    void skipSpace();
    [[nodiscard]] bool atEnd();
    // The words come next, and end there: taken.
    bool take(QStringView words);
    bool takeSign(QChar sign);
    bool take(FilterPhrase phrase); // in English or in the user's language
    [[nodiscard]] qsizetype lengthOf(FilterPhrase phrase) const;
    [[nodiscard]] qsizetype lengthOf(QStringView words) const; // 0: they do not come next
    void fail(qsizetype at, qsizetype length, const QString &why, const QString &next = {});

    const QString m_text;
    const QStringList &m_columns;
    const FilteredTable m_table;
    const QList<ColumnFormat> &m_formats;
    const std::vector<QString> m_own; // words of the phrases
    qsizetype m_at = 0;
    int m_depth = 0;
    std::optional<FilterFault> m_fault;
};

} // namespace storedesk::table
