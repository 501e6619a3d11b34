// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "command.h"

#include "app/cli/exports/exportcommands.h"
#include "app/cli/imports/importcommands.h"
#include "app/cli/insights/insightcommands.h"
#include "app/cli/jobs/jobcommands.h"
#include "app/cli/requests/requestcommands.h"
#include "app/cli/tables/tablecommands.h"
#include "app/cli/warehouse/warehousecommands.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

// Adapts a command that does not need the key, like most commands.
template <int (*command)(const QStringList &)>
static int keyless(const QStringList &arguments, const QByteArray &key)
{
    Q_UNUSED(key)
    return command(arguments);
}

// clang-format off
static constexpr std::array table{
    Command{"serve"_L1,      QT_TRANSLATE_NOOP("Commands", "run the practice service until interrupted"), keyless<serve>},
    Command{"sample"_L1,     QT_TRANSLATE_NOOP("Commands", "write export files with made-up data"), keyless<sample>},
    Command{"operations"_L1, QT_TRANSLATE_NOOP("Commands", "list the operations of the service"),               keyless<listOperations>},
    Command{"call"_L1,       QT_TRANSLATE_NOOP("Commands", "send one request and print the response"),               call},
    Command{"look-up"_L1,    QT_TRANSLATE_NOOP("Commands", "look up records by email, ID or number"),           lookUp},
    Command{"bulk"_L1,       QT_TRANSLATE_NOOP("Commands", "apply an operation to every row of a table, as a job"),     bulk},
    Command{"check"_L1,      QT_TRANSLATE_NOOP("Commands", "check a file before importing it"),               checkFile},
    Command{"import"_L1,     QT_TRANSLATE_NOOP("Commands", "check a file and import it, as a job"),             importFile},
    Command{"import-purchases"_L1, QT_TRANSLATE_NOOP("Commands", "check a shop's orders and send them as purchases, as a job"), importPurchases},
    Command{"export"_L1,     QT_TRANSLATE_NOOP("Commands", "export any date range to a file, as a job"),       exportTable},
    Command{"run"_L1,        QT_TRANSLATE_NOOP("Commands", "run schedules that are due"),                    runSchedules},
    Command{"jobs"_L1,       QT_TRANSLATE_NOOP("Commands", "list the jobs of an account; undo or delete one"),  listJobs},
    Command{"resume"_L1,     QT_TRANSLATE_NOOP("Commands", "resume a job"),                                 resumeJob},
    Command{"privacy"_L1,    QT_TRANSLATE_NOOP("Commands", "delete contacts everywhere and write a certificate, as a job"), erasePrivately},
    Command{"certificate"_L1,QT_TRANSLATE_NOOP("Commands", "check the certificate of a privacy request"),       keyless<checkCertificate>},
    Command{"setup"_L1,      QT_TRANSLATE_NOOP("Commands", "save, compare or copy the fields, integrations and event types of an account"), setUp},
    Command{"report"_L1,     QT_TRANSLATE_NOOP("Commands", "print a support report without keys or personal data"), keyless<report>},
    Command{"list"_L1,       QT_TRANSLATE_NOOP("Commands", "join, subtract, append or split lists before an import"), keyless<list>},
    Command{"sheet"_L1,      QT_TRANSLATE_NOOP("Commands", "open, filter, sort, profile or compare a CSV file"),          keyless<sheet>},
    Command{"warehouse"_L1,  QT_TRANSLATE_NOOP("Commands", "keep an exact copy of the store in a PostgreSQL database"), warehouse},
    Command{"insight"_L1,    QT_TRANSLATE_NOOP("Commands", "answer questions about sales and customers from export files"), keyless<insight>},
};
// clang-format on

std::span<const Command> commands()
{
    return table;
}

QString summaryOf(const Command &command)
{
    return QCoreApplication::translate("Commands", command.summary);
}

} // namespace storedesk::cli
