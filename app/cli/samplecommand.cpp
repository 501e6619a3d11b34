// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "command.h"
#include "practiceoptions.h"

#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"

#include "base/clock.h"
#include "base/privatefolder.h"
#include "practice/seed/samplefiles.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QJsonObject>

#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using practice::SampleRequest;

namespace {

struct SampleOption
{
    const char *name;
    const char *value;
    const char *help;
    bool (*apply)(const QString &text, SampleRequest &options);
};

bool readLayout(const QString &text, SampleRequest &options)
{
    return text.startsWith(u'v') && readNumber(text.mid(1), 1, 5, options.version);
}

// clang-format off
constexpr std::array sampleOptions{
    SampleOption{"contacts", "N", QT_TRANSLATE_NOOP("Commands", "Number of contacts, up to 5000000 (default: 500)."),
                 [](const QString &text, SampleRequest &into) { return readNumber(text, 1, 5'000'000, into.contacts); }},
    SampleOption{"activities", "N", QT_TRANSLATE_NOOP("Commands", "Number of activities, up to 50000000 (default: 50000). Use at least ten per contact."),
                 [](const QString &text, SampleRequest &into) { return readNumber(text, 1, 50'000'000, into.activities); }},
    SampleOption{"output", "FOLDER", QT_TRANSLATE_NOOP("Commands", "Write contacts.csv, activities.csv and activities-products.csv to FOLDER."),
                 [](const QString &text, SampleRequest &into) { into.folder = text; return !text.isEmpty(); }},
    SampleOption{"seed", "N", QT_TRANSLATE_NOOP("Commands", "Seed for the sample data (default: 1)."),
                 [](const QString &text, SampleRequest &into) { return readNumber(text, 0, 9e15, into.seed); }},
    SampleOption{"layout", "vN", QT_TRANSLATE_NOOP("Commands", "Column layout of activities.csv, v1 to v5 (default: v1)."), readLayout},
    SampleOption{"headings", "ids|en|es", QT_TRANSLATE_NOOP("Commands", "Headings of export files (default: ids)."),
                 [](const QString &text, SampleRequest &into) { return readHeadings(text, into.headings); }},
};
// clang-format on

} // namespace

static base::Result<SampleRequest> sampleOptionsFrom(const QCommandLineParser &parser)
{
    SampleRequest read{.temporary = base::placesOf().temporary};
    for (const auto &option : sampleOptions) {
        const auto name = QString::fromLatin1(option.name);
        if (parser.isSet(name) && !option.apply(parser.value(name), read))
            return tl::unexpected(base::Problem{
                .what = QCoreApplication::translate("Commands", "--%1 does not accept “%2”.")
                            .arg(name, parser.value(name))});
    }
    if (read.folder.isEmpty())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("Commands", "Specify a folder with --output.")});
    if (!QDir().mkpath(read.folder))
        return tl::unexpected(base::Problem{
            .what =
                QCoreApplication::translate("Commands", "Couldn't create %1.").arg(read.folder)});
    return read;
}

int sample(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate(
        "Commands",
        "Write files in export format with made-up contacts and activities. Nothing is sent."));
    for (const auto &option : sampleOptions)
        parser.addOption(QCommandLineOption(QString::fromLatin1(option.name),
                                            QCoreApplication::translate("Commands", option.help),
                                            QString::fromLatin1(option.value)));
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print errors as one JSON object."));
    int exitCode = Done;
    if (!understand(parser, "sample"_L1, Operands::None, arguments, &exitCode))
        return exitCode;
    const auto read = sampleOptionsFrom(parser);
    if (!read) {
        complain(read.error(), wantsJson(arguments));
        return WrongUsage;
    }
    const auto written =
        practice::SampleFiles(*read, practice::momentNow(base::SystemClock())).write();
    if (!written) {
        complain(written.error(), wantsJson(arguments));
        return WrongUsage;
    }
    printJson(QJsonObject{{u"contacts"_s, written->contacts},
                          {u"activities"_s, written->activities},
                          {u"lines"_s, written->lines}});
    return Done;
}

} // namespace storedesk::cli
