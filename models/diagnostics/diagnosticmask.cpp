// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "diagnostics/diagnosticmask.h"

#include <QDir>
#include <QHostAddress>
#include <QJsonArray>
#include <QRegularExpression>
#include <QSysInfo>

namespace storedesk::diagnostics {

using namespace Qt::StringLiterals;

// Masking shorter names would also mask large parts of the report.
static constexpr qsizetype shortestName = 3;

QString hiddenText()
{
    return u"‹hidden›"_s;
}

bool isOnThisComputer(const profiles::Profile &profile)
{
    const auto host = profile.address.host();
    return profile.kind == profiles::StoreKind::Practice || host == "localhost"_L1
        || QHostAddress(host).isLoopback();
}

// Collects all strings regardless of their member names, because the service may add members.
static void collectTexts(const QJsonValue &value, QStringList &texts)
{
    if (value.isString())
        texts.append(value.toString());
    for (const auto &element : value.toArray())
        collectTexts(element, texts);
    for (const auto &member : value.toObject())
        collectTexts(member, texts);
}

static QStringList namesIn(const ReportSource &source)
{
    auto names = source.privateWords;
    names.append(QSysInfo::machineHostName());
    for (const auto &profile : source.accounts)
        names += {profile.name, profile.id, profile.address.host()};
    if (source.account) {
        const auto &profile = source.account->profile;
        names += {profile.name, profile.id, profile.address.host()};
        collectTexts(source.account->store, names);
    }
    names.removeIf([](const QString &name) { return name.size() < shortestName; });
    names.removeDuplicates();
    return names;
}

ReportMask::ReportMask(const ReportSource &source)
    : m_names(namesIn(source))
    , m_home(QDir::homePath())
{
    for (const auto &name :
         {QDir(m_home).dirName(), qEnvironmentVariable("USER"), qEnvironmentVariable("LOGNAME")}) {
        if (!name.isEmpty() && !m_users.contains(name))
            m_users.append(name);
    }
}

// Matches whole words only, because a part of a longer word is unrelated.
static QString without(const QString &text, const QString &name)
{
    const QRegularExpression whole(
        u"(?<![\\p{L}\\p{N}])%1(?![\\p{L}\\p{N}])"_s.arg(QRegularExpression::escape(name)),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    auto shorter = text;
    return shorter.replace(whole, hiddenText());
}

QString ReportMask::foreign(const QString &text) const
{
    auto masked = whole(text);
    for (const auto &name : m_names)
        masked = without(masked, name);
    return masked;
}

QString ReportMask::word(const QString &text) const
{
    static const QRegularExpression plain(u"\\A[A-Za-z0-9_.-]{1,40}\\z"_s);
    return plain.match(text).hasMatch() ? foreign(text) : hiddenText();
}

QString ReportMask::whole(const QString &text) const
{
    auto masked = text;
    if (m_home.size() > 1)
        masked.replace(
            QRegularExpression(u"%1(?![\\w-])"_s.arg(QRegularExpression::escape(m_home))), u"~"_s);
    for (const auto &user : m_users)
        masked.replace(
            QRegularExpression(u"(?<=/)%1(?=/|\\s|$)"_s.arg(QRegularExpression::escape(user))),
            hiddenText());
    return m_redactor.text(masked);
}

} // namespace storedesk::diagnostics
