// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/exportoptionsstep.h"

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "exports/exportrules.h"
#include "ui/forms/choiceeditor.h"
#include "ui/forms/fieldform.h"
#include "ui/widgets/panel.h"

#include <QLocale>
#include <QVBoxLayout>

namespace storedesk::ui::exports {

using namespace Qt::StringLiterals;
using namespace storedesk::exports;
namespace key = catalogue::key;

ExportOptionsStep::ExportOptionsStep(PageHost &host, QWidget *parent)
    : ExportFormStep(host, parent)
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(panel());
    box->addStretch(1);
}

// A spreadsheet in a language with decimal commas expects semicolons between columns. The newest
// layout has the most columns.
static QJsonObject usualFormat()
{
    const auto layouts =
        catalogue::fieldOf(catalogue::Resource::Export, QString(key::version))->choices;
    return {{key::delimiter, QLocale().decimalPoint() == ","_L1 ? u";"_s : u","_s},
            {key::dateFormat, u"ISO"_s},
            {key::version, QString(layouts.back().id)}};
}

void ExportOptionsStep::setKind(const QString &kind)
{
    auto before = usualFormat();
    if (form()) {
        const auto typed = form()->values();
        for (const auto &field : before.keys()) {
            if (form()->editor(field))
                before[field] = typed.value(field);
        }
    }
    const forms::FormShape shape{
        .groups = {{.title = {}, .keys = {key::delimiter, key::dateFormat, key::version}}},
        .without = {storedesk::exports::exportKeyOf(key::reportId),
                    storedesk::exports::exportKeyOf(key::fromDate),
                    storedesk::exports::exportKeyOf(key::toDate),
                    storedesk::exports::exportKeyOf(key::activityTypes),
                    storedesk::exports::exportKeyOf(key::segmentId)}};
    replaceForm(storedesk::exports::exportRules(kind), shape);
    if (auto *layout = qobject_cast<forms::ChoiceEditor *>(form()->editor(QString(key::version))))
        layout->nameUnset(tr("Service default"));
    form()->setValues(before);
    followForm();
}

QJsonObject ExportOptionsStep::values() const
{
    auto values = form()->values();
    values.remove(key::filters);
    return values;
}

void ExportOptionsStep::setTyped(const QJsonObject &values)
{
    setQuiet(true);
    form()->setValues(values);
    setQuiet(false);
}

QString ExportOptionsStep::title() const
{
    return tr("Format");
}

QString ExportOptionsStep::obstacle() const
{
    return form()->openIssues().value(0);
}

void ExportOptionsStep::focusFirst()
{
    if (const auto editors = form()->editors(); !editors.isEmpty())
        editors.constFirst()->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::exports
