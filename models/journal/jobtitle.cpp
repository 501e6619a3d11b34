// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/jobtitle.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace storedesk::journal {

using namespace Qt::StringLiterals;

static constexpr auto contextMember = "context"_L1;
static constexpr auto textMember = "text"_L1;
static constexpr auto commentMember = "comment"_L1;
static constexpr auto argumentsMember = "arguments"_L1;
static constexpr auto firstMember = "first"_L1;
static constexpr auto lastMember = "last"_L1;
// Limit for nested titles, such as an undo of an undo.
static constexpr int deepest = 20;

static QString stored(const QJsonObject &json)
{
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

QString storedTitle(const JobTitle &title)
{
    QJsonObject json{{contextMember, QString::fromUtf8(title.context)},
                     {textMember, QString::fromUtf8(title.text)},
                     {argumentsMember, QJsonArray::fromStringList(title.arguments)}};
    if (qstrlen(title.comment) > 0)
        json.insert(commentMember, QString::fromUtf8(title.comment));
    return stored(json);
}

QString storedText(const char *context, const char *text)
{
    return storedTitle({.context = context, .text = text});
}

QString storedDays(QDate first, QDate last)
{
    return stored(
        {{firstMember, first.toString(Qt::ISODate)}, {lastMember, last.toString(Qt::ISODate)}});
}

static QString shownDays(QDate first, QDate last)
{
    const QLocale locale;
    const auto whole = locale.toString(last, u"d MMM yyyy"_s);
    if (first == last)
        return whole;
    const bool sameYear = first.year() == last.year();
    const auto form = sameYear && first.month() == last.month() ? u"d"_s
        : sameYear                                              ? u"d MMM"_s
                                                                : u"d MMM yyyy"_s;
    return u"%1 – %2"_s.arg(locale.toString(first, form), whole);
}

// Replaces %1, %2, … in one pass, because the strings themselves may contain percent signs.
static QString filled(const QString &pattern, const QStringList &texts)
{
    QString result;
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const int number = pattern.at(at) == u'%' && at + 1 < pattern.size()
            ? pattern.at(at + 1).digitValue()
            : -1;
        if (number < 1 || number > texts.size()) {
            result += pattern.at(at);
            continue;
        }
        result += texts.at(number - 1);
        ++at;
    }
    return result;
}

static QString shownTitle(const QString &title, int depth)
{
    if (!title.startsWith(u'{') || depth > deepest)
        return title;
    const auto json = QJsonDocument::fromJson(title.toUtf8()).object();
    const auto first = QDate::fromString(json.value(firstMember).toString(), Qt::ISODate);
    const auto last = QDate::fromString(json.value(lastMember).toString(), Qt::ISODate);
    if (first.isValid() && last.isValid())
        return shownDays(first, last);
    const auto context = json.value(contextMember);
    const auto text = json.value(textMember);
    if (!context.isString() || !text.isString())
        return title;
    const auto comment = json.value(commentMember).toString().toUtf8();
    QStringList arguments;
    for (const auto &argument : json.value(argumentsMember).toArray())
        arguments.append(shownTitle(argument.toString(), depth + 1));
    const auto pattern = QCoreApplication::translate(
        context.toString().toUtf8().constData(), text.toString().toUtf8().constData(),
        comment.isEmpty() ? nullptr : comment.constData());
    return filled(pattern, arguments);
}

QString shownTitle(const QString &stored)
{
    return shownTitle(stored, 0);
}

} // namespace storedesk::journal
