// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kept/reportlines.h"

#include "settings/settingvalues.h"

#include <QLocale>
#include <QSslSocket>
#include <QSysInfo>

#include <algorithm>

namespace storedesk::kept {

using namespace Qt::StringLiterals;
using settings::SettingKind;

QString momentText(const QDateTime &moment)
{
    return moment.toUTC().toString(u"yyyy-MM-dd HH:mm:ss 'UTC'"_s);
}

static QString compilerText()
{
#if defined(Q_CC_CLANG)
    return u"Clang " __clang_version__ ""_s.trimmed();
#elif defined(Q_CC_GNU)
    return u"GCC " __VERSION__ ""_s;
#else
    return u"MSVC"_s;
#endif
}

QList<ReportLine> programLines()
{
    const auto qt = QString::fromLatin1(qVersion());
    return {{u"Storedesk"_s, u"" STOREDESK_VERSION ""_s},
            {u"Qt"_s,
             qt == u"" QT_VERSION_STR ""_s
                 ? qt
                 : ReportWords::tr("%1, built with %2").arg(qt, u"" QT_VERSION_STR ""_s)},
            {ReportWords::tr("Compiler"), compilerText()},
            {u"TLS"_s, QSslSocket::sslLibraryVersionString()}};
}

static QString proxyWords(const QString &value)
{
    for (const auto &choice : settings::rowOf(settings::Setting::Proxy).choices) {
        if (value == QLatin1StringView(choice.value))
            return settings::wordsOf(choice);
    }
    return hiddenText();
}

QList<ReportLine> systemLines(const ReportSource &source, const ReportMask &mask)
{
    QList<ReportLine> lines{
        {ReportWords::tr("System"), QSysInfo::prettyProductName()},
        {ReportWords::tr("Kernel"),
         u"%1 %2, %3"_s.arg(QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                            QSysInfo::currentCpuArchitecture())},
        {ReportWords::tr("Language"),
         ReportWords::tr("%1, system %2").arg(QLocale().name(), QLocale::system().name())},
        {ReportWords::tr("Time zone"),
         source.made.toOffsetFromUtc(source.made.toLocalTime().offsetFromUtc()).toString(u"t"_s)}};
    for (const auto &line : source.surroundings)
        lines.append({line.name, mask.foreign(line.value)});
    lines += {{ReportWords::tr("Keychain"),
               source.keychain.isEmpty() ? ReportWords::tr("None") : source.keychain},
              {ReportWords::tr("Proxy"), proxyWords(source.proxy)}};
    return lines;
}

static QString kindWords(accounts::Kind kind)
{
    switch (kind) {
    case accounts::Kind::Practice:
        return ReportWords::tr("practice");
    case accounts::Kind::Test:
        return ReportWords::tr("test");
    case accounts::Kind::Live:
        break;
    }
    return ReportWords::tr("live");
}

static QString guardWords(accounts::GuardLevel guard)
{
    const auto *value = guard == accounts::GuardLevel::ReadOnly ? settings::value::readOnly
        : guard == accounts::GuardLevel::Confirm                ? settings::value::confirm
                                                                : settings::value::free;
    for (const auto &choice : settings::rowOf(settings::Setting::Protection).choices) {
        if (QLatin1StringView(choice.value) == QLatin1StringView(value))
            return settings::wordsOf(choice);
    }
    return {};
}

static QString addressWords(const accounts::Profile &profile)
{
    const auto scheme = profile.address.scheme() == "https"_L1 ? u"https"_s : u"http"_s;
    return isOnThisComputer(profile) ? ReportWords::tr("%1, this computer").arg(scheme)
                                     : u"%1, %2"_s.arg(scheme, hiddenText());
}

static QString numberOrNoLimit(int number)
{
    return number > 0 ? QLocale().toString(number) : ReportWords::tr("no limit");
}

static QString accountsWords(const QList<accounts::Profile> &accounts)
{
    QStringList kinds;
    for (const auto kind : {accounts::Kind::Practice, accounts::Kind::Test, accounts::Kind::Live}) {
        const auto count = std::ranges::count(accounts, kind, &accounts::Profile::kind);
        if (count > 0)
            kinds.append(u"%1 %2"_s.arg(QLocale().toString(qint64(count)), kindWords(kind)));
    }
    return kinds.isEmpty() ? ReportWords::tr("None") : kinds.join(u", "_s);
}

// The creator of the report may know only the account it is about.
static QList<accounts::Profile> accountsIn(const ReportSource &source)
{
    return source.accounts.isEmpty() && source.account ? QList{source.account->profile}
                                                       : source.accounts;
}

QList<ReportLine> accountLines(const ReportSource &source, const ReportMask &mask)
{
    QList<ReportLine> lines{
        {ReportWords::tr("Accounts on this computer"), accountsWords(accountsIn(source))}};
    if (!source.account) {
        lines.append({ReportWords::tr("Connected"), ReportWords::tr("None")});
        return lines;
    }
    const auto &account = *source.account;
    const auto &profile = account.profile;
    const accounts::Profile usual;
    const bool usualKey = profile.headerName == usual.headerName && profile.scheme == usual.scheme;
    lines += {{ReportWords::tr("Connected"), kindWords(profile.kind)},
              {ReportWords::tr("Protection"), guardWords(profile.guard)},
              {ReportWords::tr("Address"), addressWords(profile)},
              {ReportWords::tr("Key header"),
               usualKey ? ReportWords::tr("default") : ReportWords::tr("custom")},
              {ReportWords::tr("Requests per minute"), numberOrNoLimit(profile.requestsPerMinute)},
              {ReportWords::tr("Deletions per job"), numberOrNoLimit(profile.mostDeletes)}};
    if (account.locked)
        lines.append({ReportWords::tr("No permission"),
                      *account.locked ? ReportWords::tr("yes") : ReportWords::tr("no")});
    if (account.pace)
        lines.append({ReportWords::tr("Request limit"), api::textOf(*account.pace)});
    if (!account.localProblem.isEmpty())
        lines.append({ReportWords::tr("Local data"), mask.foreign(account.localProblem)});
    if (!account.refused.isEmpty())
        lines.append({ReportWords::tr("No read permission"), account.refused.join(u", "_s)});
    return lines;
}

static QString settingWords(const ChangedSetting &changed, const ReportMask &mask)
{
    const auto &row = settings::rowOf(changed.setting);
    switch (row.kind) {
    case SettingKind::Choice:
        for (const auto &choice : row.choices) {
            if (changed.value == QLatin1StringView(choice.value))
                return settings::wordsOf(choice);
        }
        return hiddenText();
    case SettingKind::Switch:
        return changed.value == "true"_L1 ? ReportWords::tr("yes") : ReportWords::tr("no");
    case SettingKind::Folder:
    case SettingKind::File:
        return mask.foreign(changed.value);
    case SettingKind::Text:
    case SettingKind::Secret:
        // Free text typed by the user is hidden.
        break;
    }
    return hiddenText();
}

QList<ReportLine> settingLines(const ReportSource &source, const ReportMask &mask)
{
    QList<ReportLine> lines;
    for (const auto &changed : source.settings) {
        const auto &row = settings::rowOf(changed.setting);
        lines.append({settings::titleOf(row), settingWords(changed, mask)});
    }
    return lines;
}

QList<ReportLine> keptLines(const ReportAccount &account)
{
    const QLocale locale;
    QList<ReportLine> lines;
    qint64 total = 0;
    for (const auto &[kind, amount, days] : account.amounts) {
        QStringList words{locale.formattedDataSize(amount.bytes)};
        if (amount.count > 0)
            words.prepend(QCoreApplication::translate("Kept", rowOf(kind).amount, nullptr,
                                                      static_cast<int>(amount.count)));
        if (amount.oldest.isValid())
            words.append(ReportWords::tr("oldest %1")
                             .arg(amount.oldest.toUTC().date().toString(Qt::ISODate)));
        if (days > 0)
            words.append(ReportWords::tr("kept for %Ln day(s)", nullptr, days));
        total += amount.bytes;
        lines.append({titleOf(rowOf(kind)), words.join(u" · "_s)});
    }
    if (!lines.isEmpty())
        lines.append({ReportWords::tr("Total"), locale.formattedDataSize(total)});
    return lines;
}

} // namespace storedesk::kept
