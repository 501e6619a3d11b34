// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "diagnostics/diagnosticlines.h"

#include "base/version.h"
#include "settings/settingvalues.h"

#include <QLocale>
#include <QSslSocket>
#include <QSysInfo>

#include <algorithm>

namespace storedesk::diagnostics {

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
    return {{u"Storedesk"_s, base::version()},
            {u"Qt"_s,
             qt == u"" QT_VERSION_STR ""_s
                 ? qt
                 : DiagnosticTexts::tr("%1, built with %2").arg(qt, u"" QT_VERSION_STR ""_s)},
            {DiagnosticTexts::tr("Compiler"), compilerText()},
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
        {DiagnosticTexts::tr("System"), QSysInfo::prettyProductName()},
        {DiagnosticTexts::tr("Kernel"),
         u"%1 %2, %3"_s.arg(QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                            QSysInfo::currentCpuArchitecture())},
        {DiagnosticTexts::tr("Language"),
         DiagnosticTexts::tr("%1, system %2").arg(QLocale().name(), QLocale::system().name())},
        {DiagnosticTexts::tr("Time zone"),
         source.made.toOffsetFromUtc(source.made.toLocalTime().offsetFromUtc()).toString(u"t"_s)}};
    for (const auto &line : source.surroundings)
        lines.append({line.name, mask.foreign(line.value)});
    lines += {{DiagnosticTexts::tr("Keychain"),
               source.keychain.isEmpty() ? DiagnosticTexts::tr("None") : source.keychain},
              {DiagnosticTexts::tr("Proxy"), proxyWords(source.proxy)}};
    return lines;
}

static QString kindWords(profiles::StoreKind kind)
{
    switch (kind) {
    case profiles::StoreKind::Practice:
        return DiagnosticTexts::tr("practice");
    case profiles::StoreKind::Test:
        return DiagnosticTexts::tr("test");
    case profiles::StoreKind::Live:
        break;
    }
    return DiagnosticTexts::tr("live");
}

static QString guardWords(profiles::ProtectionLevel guard)
{
    const auto *value = guard == profiles::ProtectionLevel::ReadOnly ? settings::value::readOnly
        : guard == profiles::ProtectionLevel::Confirm                ? settings::value::confirm
                                                                     : settings::value::free;
    for (const auto &choice : settings::rowOf(settings::Setting::Protection).choices) {
        if (QLatin1StringView(choice.value) == QLatin1StringView(value))
            return settings::wordsOf(choice);
    }
    return {};
}

static QString addressWords(const profiles::Profile &profile)
{
    const auto scheme = profile.address.scheme() == "https"_L1 ? u"https"_s : u"http"_s;
    return isOnThisComputer(profile) ? DiagnosticTexts::tr("%1, this computer").arg(scheme)
                                     : u"%1, %2"_s.arg(scheme, hiddenText());
}

static QString numberOrNoLimit(int number)
{
    return number > 0 ? QLocale().toString(number) : DiagnosticTexts::tr("no limit");
}

static QString accountsWords(const QList<profiles::Profile> &accounts)
{
    QStringList kinds;
    for (const auto kind :
         {profiles::StoreKind::Practice, profiles::StoreKind::Test, profiles::StoreKind::Live}) {
        const auto count = std::ranges::count(accounts, kind, &profiles::Profile::kind);
        if (count > 0)
            kinds.append(u"%1 %2"_s.arg(QLocale().toString(qint64(count)), kindWords(kind)));
    }
    return kinds.isEmpty() ? DiagnosticTexts::tr("None") : kinds.join(u", "_s);
}

// The caller may know only the account that the report is about.
static QList<profiles::Profile> accountsIn(const ReportSource &source)
{
    return source.accounts.isEmpty() && source.account ? QList{source.account->profile}
                                                       : source.accounts;
}

QList<ReportLine> accountLines(const ReportSource &source, const ReportMask &mask)
{
    QList<ReportLine> lines{
        {DiagnosticTexts::tr("Accounts on this computer"), accountsWords(accountsIn(source))}};
    if (!source.account) {
        lines.append({DiagnosticTexts::tr("Connected"), DiagnosticTexts::tr("None")});
        return lines;
    }
    const auto &account = *source.account;
    const auto &profile = account.profile;
    const profiles::Profile usual;
    const bool usualKey = profile.headerName == usual.headerName && profile.scheme == usual.scheme;
    lines +=
        {{DiagnosticTexts::tr("Connected"), kindWords(profile.kind)},
         {DiagnosticTexts::tr("Protection"), guardWords(profile.guard)},
         {DiagnosticTexts::tr("Address"), addressWords(profile)},
         {DiagnosticTexts::tr("Key header"),
          usualKey ? DiagnosticTexts::tr("default") : DiagnosticTexts::tr("custom")},
         {DiagnosticTexts::tr("Requests per minute"), numberOrNoLimit(profile.requestsPerMinute)},
         {DiagnosticTexts::tr("Deletions per job"), numberOrNoLimit(profile.mostDeletes)}};
    if (account.locked)
        lines.append({DiagnosticTexts::tr("No permission"),
                      *account.locked ? DiagnosticTexts::tr("yes") : DiagnosticTexts::tr("no")});
    if (account.pace)
        lines.append({DiagnosticTexts::tr("Request limit"), api::textOf(*account.pace)});
    if (!account.localProblem.isEmpty())
        lines.append({DiagnosticTexts::tr("Local data"), mask.foreign(account.localProblem)});
    if (!account.refused.isEmpty())
        lines.append({DiagnosticTexts::tr("No read permission"), account.refused.join(u", "_s)});
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
        return changed.value == "true"_L1 ? DiagnosticTexts::tr("yes") : DiagnosticTexts::tr("no");
    case SettingKind::Folder:
    case SettingKind::File:
        return mask.foreign(changed.value);
    case SettingKind::Text:
    case SettingKind::Secret:
        // Free text typed by the user is left out.
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

QList<ReportLine> storedLines(const ReportAccount &account)
{
    const QLocale locale;
    QList<ReportLine> lines;
    qint64 total = 0;
    for (const auto &[kind, amount, days] : account.amounts) {
        QStringList words{locale.formattedDataSize(amount.bytes)};
        if (amount.count > 0)
            words.prepend(QCoreApplication::translate("Kept", localdata::rowOf(kind).amount,
                                                      nullptr, static_cast<int>(amount.count)));
        if (amount.oldest.isValid())
            words.append(DiagnosticTexts::tr("oldest %1")
                             .arg(amount.oldest.toUTC().date().toString(Qt::ISODate)));
        if (days > 0)
            words.append(DiagnosticTexts::tr("kept for %Ln day(s)", nullptr, days));
        total += amount.bytes;
        lines.append({localdata::titleOf(localdata::rowOf(kind)), words.join(u" · "_s)});
    }
    if (!lines.isEmpty())
        lines.append({DiagnosticTexts::tr("Total"), locale.formattedDataSize(total)});
    return lines;
}

} // namespace storedesk::diagnostics
