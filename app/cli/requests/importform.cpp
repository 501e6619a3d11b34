// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/requests/importform.h"

#include "catalogue/checker.h"
#include "catalogue/importfile.h"
#include "catalogue/key.h"

#include <QCoreApplication>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
namespace key = catalogue::key;

static Problem notSent(const QString &why)
{
    return {.what = QCoreApplication::translate("Commands", "The import was not sent."),
            .why = why};
}

static QStringList faultsOf(const QHash<QString, QString> &form)
{
    const auto all =
        catalogue::FieldSet::of(catalogue::Resource::Import, catalogue::FieldLocation::Create);
    QStringList sentences;
    const auto faults = catalogue::Checker(all).check(form);
    for (const auto &fault : faults) {
        const auto *rule = all.rule(fault.name);
        const auto reason = rule ? textOf(fault.reason, *rule) : textOf(fault.reason);
        sentences.append(u"--form %1: %2"_s.arg(fault.name, reason));
    }
    const auto isOn = [&form](QLatin1StringView name) {
        return form.value(name) == "true"_L1;
    };
    if (isOn(key::updateOnlyEmptyFields) && !isOn(key::overrideExisting))
        sentences.append(QCoreApplication::translate(
            "Commands", "updateOnlyEmptyFields=true needs overrideExisting=true."));
    return sentences;
}

std::optional<Problem> problemOfImport(const QString &path,
                                       const QList<std::pair<QString, QString>> &parts)
{
    QHash<QString, QString> form{{key::file, path}};
    for (const auto &[name, value] : parts) {
        if (name == key::file)
            return notSent(
                QCoreApplication::translate("Commands", "Specify the file with --file."));
        if (form.contains(name))
            return notSent(
                QCoreApplication::translate("Commands", "--form %1 is given twice.").arg(name));
        form.insert(name, value);
    }
    if (const auto faults = faultsOf(form); !faults.isEmpty())
        return notSent(faults.join(u' '));
    if (const auto problem = catalogue::problemOfImportFile(path); !problem.isEmpty())
        return notSent(problem);
    return std::nullopt;
}

} // namespace storedesk::cli
