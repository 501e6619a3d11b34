// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/requests/requestcommands.h"

#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"

#include "catalogue/operation.h"
#include "catalogue/path.h"

#include <QCommandLineParser>
#include <QJsonArray>
#include <QJsonDocument>

#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

static QString effectName(catalogue::Effect effect)
{
    static constexpr std::array names{"read"_L1, "create"_L1, "update"_L1, "delete"_L1};
    return names[static_cast<std::size_t>(effect)];
}

static QJsonObject described(const catalogue::Operation &operation)
{
    QJsonObject object{
        {u"name"_s, operation.name},
        {u"title"_s, catalogue::titleOf(operation)},
        {u"method"_s, QString::fromLatin1(catalogue::verbName(operation.verb))},
        {u"path"_s, operation.path},
        {u"resource"_s, catalogue::resourceRow(operation.resource).name},
        {u"effect"_s, effectName(operation.effect)},
        {u"scope"_s, catalogue::scopeOf(operation)},
        {u"parameters"_s, QJsonArray::fromStringList(catalogue::parametersOf(operation))}};
    if (operation.successor)
        object.insert("successor"_L1, catalogue::operation(*operation.successor).name);
    return object;
}

int listOperations(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("Commands", "List the operations of the service."));
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print a JSON array."));
    int exitCode = Done;
    if (!understand(parser, "operations"_L1, Operands::None, arguments, &exitCode))
        return exitCode;

    const bool asJson = wantsJson(arguments);
    QJsonArray all;
    for (const auto &operation : catalogue::operations()) {
        if (asJson) {
            all.append(described(operation));
            continue;
        }
        printLine(u"%1 %2 %3 %4 %5"_s.arg(
            QString(operation.name).leftJustified(26),
            QString::fromLatin1(catalogue::verbName(operation.verb)).leftJustified(6),
            QString(operation.path).leftJustified(58),
            QString(catalogue::resourceRow(operation.resource).name).leftJustified(18),
            effectName(operation.effect)));
    }
    if (asJson)
        print(QJsonDocument(all).toJson());
    return Done;
}

} // namespace storedesk::cli
