// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/filterphrases.h"
#include "table/filtertext.h"

namespace storedesk::table {

// Walks through the words of a filter: columns, values, phrases, and where they end.
class FilterScanner
{
protected:
    struct Value
    {
        QString text = {};
        qsizetype at = 0;
        bool quoted = false;
    };

    FilterScanner(QString text, const QStringList &columns);

    [[nodiscard]] int column();
    // What a test looks for: in quotes, or everything up to the next word that means something.
    [[nodiscard]] Value value(Condition &condition, bool inList = false);
    // A test in the words of the user's language, where they are not the English ones.
    [[nodiscard]] std::optional<FilterPhrase> ownPhrase();

    [[nodiscard]] bool atEnd();
    // The words come next, and end there: taken.
    bool take(QStringView words);
    bool takeSign(QChar sign);
    bool take(FilterPhrase phrase); // in English or in the user's language
    void fail(qsizetype at, qsizetype length, const QString &why, const QString &next = {});

    const QString m_text;
    const QStringList &m_columns;
    qsizetype m_at = 0;
    std::optional<FilterFault> m_fault; // the first one

private:
    [[nodiscard]] int numberedColumn();
    [[nodiscard]] int namedColumn();
    [[nodiscard]] int namedColumn(QStringView (*asSaid)(QStringView name));
    [[nodiscard]] int quotedColumn();
    int noColumn(qsizetype at, qsizetype end);
    [[nodiscard]] qsizetype endOfValue(bool inList);
    [[nodiscard]] Value quotedValue();
    void skipSpace();
    [[nodiscard]] qsizetype lengthOf(FilterPhrase phrase) const;
    [[nodiscard]] qsizetype lengthOf(QStringView words) const; // 0: they do not come next

    const std::vector<QString> m_own; // words of the phrases
};

} // namespace storedesk::table
