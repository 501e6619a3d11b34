// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filterphrases.h"
#include "query/filtersyntax.h"

#include <QCoreApplication>

namespace storedesk::query {

// Splits a text filter into columns, values and phrases.
class FilterScanner
{
    Q_DECLARE_TR_FUNCTIONS(FilterText)

protected:
    struct Value
    {
        QString text = {};
        qsizetype at = 0;
        bool quoted = false;
    };
    enum class ValueIn : char { Condition, List, Between };

    struct Test
    {
        FilterPhrase phrase = FilterPhrase::Is;
        bool negated = false;
        bool ofAmount = false;
        // The start of the value if the test is only “is” or “is not” and the rest belongs to the
        // value, as in “is on sale”.
        std::optional<qsizetype> afterIs = {};
        bool isNot = false;
    };

    // The context must outlive the scanner.
    FilterScanner(QString text, const FilterContext &context);

    [[nodiscard]] int column();
    // Reads a test's operand, which is in quotes or extends to the next keyword.
    [[nodiscard]] Value value(Condition &condition, ValueIn where = ValueIn::Condition);
    // Reads the longest test that follows, in any language.
    [[nodiscard]] std::optional<Test> test();

    [[nodiscard]] bool atEnd();
    bool parseSign(QChar sign);
    // Accepts the phrase in any language.
    bool take(FilterPhrase phrase);
    void fail(qsizetype at, qsizetype length, const QString &why, const QString &next = {});

    const QString m_text;
    const FilterContext &m_context;
    qsizetype m_at = 0;
    // The first fault.
    std::optional<FilterFault> m_fault;

private:
    struct Found
    {
        int column = -1;
        qsizetype length = 0;
        int rank = 0;
        bool ambiguous = false;
    };
    [[nodiscard]] Found namedColumn(qsizetype at) const;
    void compareColumn(Found &best, int column, QStringView name, int rank, qsizetype at) const;
    [[nodiscard]] int numberedColumn();
    [[nodiscard]] int quotedColumn();
    int noColumn(qsizetype at, qsizetype end);
    [[nodiscard]] qsizetype endOfValue(ValueIn where) const;
    [[nodiscard]] bool joinsAt(qsizetype at, qsizetype begin, ValueIn where) const;
    [[nodiscard]] bool conditionFollows(qsizetype at) const;
    [[nodiscard]] Value quotedValue();
    void skipSpace();
    [[nodiscard]] qsizetype skippedSpace(qsizetype at) const;
    [[nodiscard]] QStringView rest(qsizetype at) const { return QStringView(m_text).sliced(at); }
    [[nodiscard]] qsizetype lengthOf(FilterPhrase phrase, qsizetype at) const;
};

} // namespace storedesk::query
