// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/derivedcolumn.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;

// Never rename these, because they are stored in users' files. They are in the order of Derivation.
static constexpr std::array derivationNames{"join"_L1, "given-name"_L1, "surname"_L1, "before"_L1,
                                            "after"_L1};
static_assert(derivationNames.size() == static_cast<std::size_t>(Derivation::Count));

// Words that belong to the surname that follows them.
static bool isParticle(const QString &word)
{
    static const QStringList particles{u"de"_s,  u"del"_s, u"la"_s,  u"las"_s, u"los"_s, u"da"_s,
                                       u"das"_s, u"do"_s,  u"dos"_s, u"di"_s,  u"van"_s, u"von"_s,
                                       u"der"_s, u"den"_s, u"el"_s,  u"al"_s,  u"y"_s,   u"i"_s};
    return particles.contains(word.toLower());
}

// Returns the number of words that form the given name. A full name of four or more words is
// assumed to have two given names and two surnames, as is usual in Spanish.
static qsizetype givenWords(const QStringList &words)
{
    qsizetype given = words.size() > 3 ? 2 : 1;
    for (qsizetype at = 1; at < std::min(words.size(), given + 1); ++at) {
        if (isParticle(words[at]))
            return at;
    }
    return given;
}

static QByteArray partOfName(const QByteArray &cell, bool given)
{
    const auto name = QString::fromUtf8(cell).simplified();
    if (const auto comma = name.indexOf(u','); comma >= 0)
        return (given ? name.mid(comma + 1) : name.left(comma)).trimmed().toUtf8();
    const auto words = name.split(u' ', Qt::SkipEmptyParts);
    const auto count = std::min(givenWords(words), words.size());
    return (given ? words.first(count) : words.sliced(count)).join(u' ').toUtf8();
}

static QByteArray joined(const QByteArrayList &cells, const QByteArray &separator)
{
    QByteArrayList parts;
    for (const auto &cell : cells) {
        if (const auto text = cell.trimmed(); !text.isEmpty())
            parts.append(text);
    }
    return parts.join(separator);
}

QByteArray DerivedCell::text(const QByteArrayList &cells) const
{
    const auto first = cells.value(0);
    const auto place = separator.isEmpty() ? qsizetype(-1) : first.indexOf(separator);
    switch (derivation) {
    case Derivation::Join:
        return joined(cells, separator);
    case Derivation::GivenName:
        return partOfName(first, true);
    case Derivation::Surname:
        return partOfName(first, false);
    case Derivation::Before:
        return (place < 0 ? first : first.first(place)).trimmed();
    case Derivation::After:
        return place < 0 ? QByteArray() : first.sliced(place + separator.size()).trimmed();
    case Derivation::Count:
        break;
    }
    return {};
}

QJsonArray jsonOf(const std::vector<DerivedColumn> &columns)
{
    QJsonArray array;
    for (const auto &column : columns)
        array.append(QJsonObject{
            {u"name"_s, column.name},
            {u"do"_s, QString(derivationNames[static_cast<std::size_t>(column.derivation)])},
            {u"columns"_s, QJsonArray::fromStringList(column.sources)},
            {u"separator"_s, column.separator}});
    return array;
}

std::vector<DerivedColumn> derivedColumnsFrom(base::JsonMembers &members)
{
    std::vector<DerivedColumn> columns;
    for (const auto &object : members.objects(u"derived"_s)) {
        base::JsonMembers one(object,
                              u"%1[%2]"_s.arg(members.pathOf(u"derived"_s)).arg(columns.size()));
        const auto found = std::ranges::find(derivationNames, one.text(u"do"_s));
        if (found == derivationNames.end())
            one.addFault(
                u"do"_s,
                QCoreApplication::translate("ImportRecipe", "is not a type of derived column."));
        DerivedColumn column{.name = one.text(u"name"_s), .separator = one.text(u"separator"_s)};
        if (found != derivationNames.end())
            column.derivation = static_cast<Derivation>(found - derivationNames.begin());
        for (const auto &source : one.array(u"columns"_s))
            column.sources.append(source.toString());
        columns.push_back(std::move(column));
        members.addFaults(one.faults());
    }
    return columns;
}

} // namespace storedesk::importcheck
