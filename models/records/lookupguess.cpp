// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/lookupguess.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

#include <algorithm>
#include <array>

namespace storedesk::records {

using namespace Qt::StringLiterals;
using catalogue::Resource;

static bool looksLikeServiceId(QStringView value)
{
    return value.size() == 24 && std::ranges::all_of(value, [](QChar letter) {
               return (letter >= u'0' && letter <= u'9') || (letter >= u'a' && letter <= u'f');
           });
}

const catalogue::LookupKey &guessedLookupKey(Resource resource, QStringView value)
{
    const auto lookupKeys = catalogue::lookupKeysOf(resource);
    if (resource == Resource::Contact) {
        const auto *word = value.contains(u'@') || value.isEmpty() ? "email" : "external-id";
        return *catalogue::lookupKeyNamed(resource, QString::fromLatin1(word));
    }
    if (lookupKeys.size() > 1 && looksLikeServiceId(value))
        return *catalogue::lookupKeyNamed(resource, u"id"_s);
    return *lookupKeys.front();
}

bool looksLikeName(Resource resource, QStringView value)
{
    const auto belongs = [](QChar letter) {
        return letter.isLetter() || letter.isMark() || letter.isSpace() || letter == u'.'
            || letter == u'-' || letter == u'\'' || letter == u'’';
    };
    const auto name = value.trimmed();
    return resource == Resource::Contact && std::ranges::all_of(name, belongs)
        && std::ranges::any_of(name, [](QChar letter) { return letter.isSpace(); });
}

// Adapts a title for use inside a sentence. For example, "Email" becomes "email", but "ID externo"
// stays the same.
static QString insideSentence(const QString &title)
{
    const bool word = title.size() > 1 && title.at(1).isLower();
    return word ? QLocale().toLower(title.left(1)) + title.mid(1) : title;
}

QString noNamesText(Resource resource)
{
    QString ways;
    for (const auto *lookupKey : catalogue::lookupKeysOf(resource)) {
        if (catalogue::operation(lookupKey->read).successor)
            continue;
        const auto way = insideSentence(titleOf(*lookupKey));
        ways =
            ways.isEmpty() ? way : QCoreApplication::translate("Guess", "%1 or %2").arg(ways, way);
    }
    return QCoreApplication::translate(
               "Guess", "The service can't search for contacts by name. Look them up by %1.")
        .arg(ways);
}

// Lists are pasted from emails and spreadsheets, so use only the first cell, without quotes.
static QStringView cleaned(QStringView line)
{
    line = line.left(line.indexOf(u'\t') < 0 ? line.size() : line.indexOf(u'\t')).trimmed();
    while (line.endsWith(u',') || line.endsWith(u';'))
        line = line.chopped(1).trimmed();
    if (line.size() > 1 && line.front() == u'"' && line.back() == u'"')
        line = line.sliced(1, line.size() - 2).trimmed();
    return line;
}

PastedValues pastedValues(QStringView text)
{
    PastedValues pasted;
    QSet<QString> seen;
    qsizetype from = 0;
    while (from < text.size()) {
        auto end = text.indexOf(u'\n', from);
        end = end < 0 ? text.size() : end;
        const auto value = cleaned(text.sliced(from, end - from)).toString();
        from = end + 1;
        if (value.isEmpty()) {
            ++pasted.blank;
        } else if (seen.contains(value)) {
            ++pasted.repeated;
        } else {
            seen.insert(value);
            pasted.values.append(value);
        }
    }
    return pasted;
}

QString slipOf(const QString &address)
{
    struct Slip
    {
        QLatin1StringView typed;
        QLatin1StringView meant;
    };
    static constexpr std::array slips{
        Slip{".con"_L1, ".com"_L1},
        Slip{".cmo"_L1, ".com"_L1},
        Slip{".comm"_L1, ".com"_L1},
        Slip{".ogr"_L1, ".org"_L1},
        Slip{".nte"_L1, ".net"_L1},
        Slip{"@gmial.com"_L1, "@gmail.com"_L1},
        Slip{"@gmal.com"_L1, "@gmail.com"_L1},
        Slip{"@hotmial.com"_L1, "@hotmail.com"_L1},
    };
    for (const auto &slip : slips) {
        if (address.endsWith(slip.typed, Qt::CaseInsensitive))
            return address.chopped(slip.typed.size()) + slip.meant;
    }
    return {};
}

} // namespace storedesk::records
