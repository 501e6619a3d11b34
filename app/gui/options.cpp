// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "options.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace storedesk::gui {

using namespace Qt::StringLiterals;

Options parseOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("Options", "A desktop console for store data."));
    const auto help = parser.addHelpOption();
    const auto version = parser.addVersionOption();
    const QCommandLineOption practice(
        u"practice"_s, QCoreApplication::translate("Options", "Start with the practice store."));
    const QCommandLineOption dataFolder(
        u"data-dir"_s, QCoreApplication::translate("Options", "Store all data in this folder."),
        u"DIR"_s);
    parser.addOptions({practice, dataFolder});

    parser.addPositionalArgument(
        u"FILE"_s,
        QCoreApplication::translate("Options", "Tables to open: CSV, spreadsheets or ZIP."),
        u"[FILE…]"_s);
    if (!parser.parse(arguments))
        return {.message = u"storedesk: %1\n"_s.arg(parser.errorText()), .exitCode = 2};
    if (parser.isSet(help))
        return {.message = parser.helpText()};
    if (parser.isSet(version))
        return {.message = u"storedesk " STOREDESK_VERSION "\n"_s};
    return {.practice = parser.isSet(practice),
            .dataFolder = parser.value(dataFolder),
            .files = parser.positionalArguments()};
}

} // namespace storedesk::gui
