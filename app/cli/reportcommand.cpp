// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/terminal/commandline.h"
#include "command.h"

#include "app/cli/account/commandaccount.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"

#include "base/privatefolder.h"
#include "diagnostics/diagnostictext.h"
#include "localdata/localdatainventory.h"
#include "profiles/keychainpresence.h"
#include "profiles/keychainsecrets.h"
#include "profiles/profiles.h"
#include "settings/settings.h"

#include <QCommandLineParser>
#include <QDir>
#include <QEventLoop>

#include <optional>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using localdata::LocalDataKind;

static QStringList partNames()
{
    QStringList names;
    for (const auto &row : diagnostics::reportParts())
        names.append(QString::fromLatin1(row.name));
    return names;
}

// Returns nothing if one of the words is not the name of a part.
static std::optional<diagnostics::ReportParts> partsWithout(const QStringList &words)
{
    auto parts = diagnostics::allReportParts();
    for (const auto &word : words) {
        const auto at = partNames().indexOf(word);
        if (at < 0)
            return std::nullopt;
        parts.reset(static_cast<std::size_t>(at));
    }
    return parts;
}

// Returns the desktop program's calls, which were masked before they were stored.
static std::vector<storage::StoredCall> callsIn(const QString &folder, int days,
                                                const base::Clock &clock)
{
    std::vector<storage::StoredCall> calls;
    if (days <= 0 || !QDir(folder).exists())
        return calls;
    storage::CallArchive archive(folder, clock);
    archive.setRetentionDays(days);
    QEventLoop waiting;
    archive.read(diagnostics::callsForReport, &waiting,
                 [&](const base::Result<std::vector<storage::StoredCall>> &found) {
                     if (found)
                         calls = *found;
                     else
                         complain(found.error(), false);
                     waiting.quit();
                 });
    waiting.exec();
    return calls;
}

// Returns only sizes, because items are counted only in the desktop program.
static std::vector<diagnostics::ReportAmount> amountsIn(const QString &folder)
{
    const auto found = localdata::LocalDataInventory::walk(folder);
    const auto rest = found.all.bytes - found.copy.bytes - found.exports.bytes - found.jobs.bytes;
    return {{LocalDataKind::Copy, {.bytes = found.copy.bytes}},
            {LocalDataKind::Exports, {.bytes = found.exports.bytes}},
            {LocalDataKind::Jobs, {.bytes = found.jobs.bytes}},
            {LocalDataKind::Others, {.bytes = rest}}};
}

static diagnostics::ReportAccount accountOf(const profiles::Profile &profile,
                                            const QString &dataFolder,
                                            const settings::Settings &settings,
                                            const base::Clock &clock)
{
    const auto folder = QDir(base::placesOf(dataFolder).data).filePath(profile.id);
    return {.profile = profile,
            .amounts = amountsIn(folder),
            .jobs = journal::JobFolder(folder + "/jobs"_L1).list(clock),
            .calls = callsIn(folder, settings.number(settings::Setting::CallLogDays), clock)};
}

static base::Result<diagnostics::ReportSource> sourceFor(const QCommandLineParser &parser)
{
    const base::SystemClock clock;
    const auto dataFolder = parser.value(u"data-dir"_s);
    const auto places = base::placesOf(dataFolder);
    const settings::Settings settings(QDir(places.settings).filePath(u"window.ini"_s));
    diagnostics::ReportSource source{.made = clock.now()};
    profiles::Profiles profiles(QDir(places.data).filePath(u"profiles.json"_s));
    if (const auto loaded = profiles.load(); !loaded)
        return tl::unexpected(loaded.error());
    source.accounts = profiles.all();
    if (profiles::isKeychainRunning())
        source.keychain = profiles::KeychainSecrets().title();
    diagnostics::noteSettings(settings, source);
    if (!parser.isSet(u"profile"_s))
        return source;
    const auto profile = profileNamed(parser.value(u"profile"_s), dataFolder);
    if (!profile)
        return tl::unexpected(profile.error());
    source.account = accountOf(*profile, dataFolder, settings, clock);
    return source;
}

int report(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandWords::tr("Print a report for support: program, system, changed preferences and, "
                         "with --profile, the account's recent activity. It contains no API keys, "
                         "personal data or names of accounts and services. Nothing is sent."));
    parser.addOption(
        {u"without"_s,
         CommandWords::tr("Omit a section: %1. May be repeated.").arg(partNames().join(u", "_s)),
         u"PART"_s});
    parser.addOption({{u"o"_s, u"output"_s},
                      CommandWords::tr("Write atomically to FILE instead of standard output."),
                      u"FILE"_s});
    addAccountOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "report"_L1, Operands::None, arguments, &exitCode))
        return exitCode;
    const auto parts = partsWithout(parser.values(u"without"_s));
    if (!parts) {
        complain({.what = CommandWords::tr("The report has no such section."),
                  .next = CommandWords::tr("Sections: %1.").arg(partNames().join(u", "_s))},
                 false);
        return WrongUsage;
    }
    const auto source = sourceFor(parser);
    if (!source) {
        complain(source.error(), false);
        return WrongUsage;
    }
    const auto text = diagnostics::reportText(diagnostics::reportSections(*source), *parts);
    if (!parser.isSet(u"output"_s)) {
        print(text.toUtf8());
        return Done;
    }
    const auto saved = diagnostics::saveReport(text, parser.value(u"output"_s));
    if (!saved)
        complain(saved.error(), false);
    return saved ? Done : WrongUsage;
}

} // namespace storedesk::cli
