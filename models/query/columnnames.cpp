// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnnames.h"

#include "csv/rowreader.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

namespace storedesk::query {

using namespace Qt::StringLiterals;

QStringList columnNames(const csv::TableSource &source)
{
    const auto cells = csv::RowReader(source.file, source.index, source.dialect).row(0);
    return distinctNames(source.header ? cells : QByteArrayList(), cells.size(),
                         QCoreApplication::translate("TableColumns", "Column %1"));
}

QStringList distinctNames(const QByteArrayList &names, qsizetype count, const QString &unnamed)
{
    QStringList distinct;
    // Names in the file take precedence over generated ones.
    QSet<QString> own;
    for (const auto &name : names)
        own.insert(QString::fromUtf8(name).trimmed());
    QSet<QString> used;
    QHash<QString, int> times;
    for (qsizetype column = 0; column < count; ++column) {
        const auto text = QString::fromUtf8(names.value(column)).trimmed();
        const auto wanted = text.isEmpty() ? unnamed.arg(column + 1) : text;
        int &number = times[wanted];
        auto name = wanted;
        while (used.contains(name) || (own.contains(name) && name != text))
            name = u"%1 (%2)"_s.arg(wanted).arg(++number + 1);
        used.insert(name);
        distinct.append(name);
    }
    return distinct;
}

QString fewNames(const QStringList &names)
{
    static constexpr qsizetype mostNames = 40;
    static constexpr qsizetype longestName = 40;
    QStringList few;
    for (const auto &name : names.first(std::min(names.size(), mostNames)))
        few.append(name.size() > longestName ? name.left(longestName - 1) + u'…' : name);
    if (names.size() > mostNames)
        few.append(QString(u'…'));
    return few.join(QStringLiteral(", "));
}

} // namespace storedesk::query
