// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/warehouse/warehousecommands.h"

#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/hiddeninput.h"
#include "app/cli/terminal/output.h"
#include "app/cli/warehouse/warehousereport.h"
#include "app/cli/warehouse/warehouserun.h"

#include "base/privatefolder.h"
#include "warehouse/storedconnection.h"

#include <QCommandLineParser>

#include <optional>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;

// Uses the stored connection unless the command line states one.
static base::Result<void> chooseConnection(WarehouseRequest &request, const QString &accountFolder)
{
    if (!request.connection.parameters.isEmpty())
        return {};
    const auto stored = warehouse::storedConnection(accountFolder);
    if (!stored)
        return tl::unexpected(stored.error());
    if (stored->parameters.isEmpty())
        return tl::unexpected(
            Problem{.what = CommandWords::tr("No PostgreSQL database is configured."),
                    .why = {},
                    .next = CommandWords::tr("Specify one, for example --to "
                                             "postgresql://user@db.example.com/shop.")});
    const auto schema = request.connection.schema;
    request.connection = *stored;
    if (schema != warehouse::ConnectionSettings::defaultSchema())
        request.connection.schema = schema;
    return {};
}

static int showStatus(const WarehouseRequest &request)
{
    const auto opened = openWarehouse(request.connection, {});
    if (!opened)
        return reportFault(opened.error(), request.asJson);
    const auto status = (*opened)->status();
    if (!status)
        return reportFault(status.error(), request.asJson);
    reportStatus(*status, request.asJson);
    return Done;
}

// Stores the password in the keychain if the server accepts it.
static int storePassword(const WarehouseRequest &request)
{
    const auto password =
        readHiddenLine(CommandWords::tr("Password for %1:").arg(request.connection.shownText()));
    if (!password.isEmpty()) {
        const auto opened = warehouse::Warehouse::open(request.connection, password, {});
        if (!opened)
            return reportFault(opened.error(), request.asJson);
    }
    if (const auto stored = writeSecret(request.connection.secretId(), password); !stored) {
        complain({.what = CommandWords::tr("The password was not stored."),
                  .why = stored.error().what,
                  .next = CommandWords::tr("Store it in ~/.pgpass.")},
                 request.asJson);
        return StoppedByGuard;
    }
    const auto done = password.isEmpty() ? CommandWords::tr("The password was removed.")
                                         : CommandWords::tr("The password is in the keychain.");
    if (request.asJson)
        printJson({{u"stored"_s, !password.isEmpty()}});
    else
        printLine(done);
    return Done;
}

// Actions that need only the database.
static std::optional<int> runWithoutAccount(const WarehouseRequest &request)
{
    if (request.action == "status"_L1)
        return showStatus(request);
    if (request.action == "password"_L1)
        return storePassword(request);
    return std::nullopt;
}

static int runAction(WarehouseRequest request, const CommandWorkspace &workspace)
{
    if (const auto chosen = chooseConnection(request, workspace.account.folder()); !chosen) {
        complain(chosen.error(), request.asJson);
        return WrongUsage;
    }
    if (const auto code = runWithoutAccount(request))
        return *code;
    WarehouseRun run(workspace.account, request, workspace.temporaryFolder);
    return request.action == "init"_L1 ? run.init()
        : request.action == "sync"_L1  ? run.sync()
                                       : run.verify();
}

int warehouse(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandWords::tr("Use exports to keep an exact copy of the store in a PostgreSQL database. "
                         "An interrupted sync resumes where it stopped."));
    addWarehouseOptions(parser);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print results as JSON lines."));
    addAccountOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "warehouse"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    auto request = warehouseRequestFrom(parser);
    if (!request) {
        complain(request.error(), asJson);
        return WrongUsage;
    }
    request->asJson = asJson;
    if (!request->connection.parameters.isEmpty()) {
        if (const auto code = runWithoutAccount(*request))
            return *code;
    }
    const auto workspace = workspaceFor(parser, key);
    if (!workspace) {
        complain(workspace.error(), asJson);
        return WrongUsage;
    }
    return runAction(*std::move(request), *workspace);
}

} // namespace storedesk::cli
