// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/exportoptionsstep.h"

#include "catalogue/key.h"
#include "exports/exportrules.h"
#include "ui/forms/choiceeditor.h"
#include "ui/forms/fieldform.h"
#include "ui/host/pagehost.h"
#include "ui/widgets/panel.h"

#include <QVBoxLayout>

namespace storedesk::ui::exports {

using namespace Qt::StringLiterals;
using namespace storedesk::exports;
namespace key = catalogue::key;

ExportOptionsStep::ExportOptionsStep(PageHost &host, QWidget *parent)
    : AssistantStep(parent)
    , m_host(host)
    , m_panel(new Panel(this))
{
    m_panel->box()->setContentsMargins(16, 12, 16, 16);
    m_panel->box()->setSpacing(10);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_panel);
    box->addStretch(1);
}

void ExportOptionsStep::setKind(const QString &kind)
{
    QJsonObject before{{key::delimiter, u","_s}, {key::dateFormat, u"ISO"_s}};
    if (m_form) {
        before = m_form->values();
        if (!before.contains(key::dateFormat))
            before[key::dateFormat] = u"ISO"_s;
        m_form->hide();
        m_form->deleteLater();
    }
    const forms::FormShape shape{
        .groups = {{.title = {}, .keys = {key::delimiter, key::dateFormat, key::version}}},
        .without = {storedesk::exports::exportKeyOf(key::reportId),
                    storedesk::exports::exportKeyOf(key::fromDate),
                    storedesk::exports::exportKeyOf(key::toDate),
                    storedesk::exports::exportKeyOf(key::activityTypes),
                    storedesk::exports::exportKeyOf(key::segmentId)}};
    m_form =
        new forms::FieldForm(storedesk::exports::exportRules(kind), shape, m_host.theme(), this);
    if (auto *layout = qobject_cast<forms::ChoiceEditor *>(m_form->editor(QString(key::version))))
        layout->nameUnset(tr("Service default"));
    m_panel->box()->addWidget(m_form);
    m_form->show();
    m_form->setValues(before);
    connect(m_form, &forms::FieldForm::changed, this, [this] {
        if (!m_quiet)
            Q_EMIT edited();
        Q_EMIT changed();
    });
}

QJsonObject ExportOptionsStep::values() const
{
    auto values = m_form->values();
    values.remove(key::filters);
    return values;
}

void ExportOptionsStep::setTyped(const QJsonObject &values)
{
    m_quiet = true;
    m_form->setValues(values);
    m_quiet = false;
}

QString ExportOptionsStep::title() const
{
    return tr("Format");
}

QString ExportOptionsStep::obstacle() const
{
    return m_form->openIssues().value(0);
}

void ExportOptionsStep::goToProblem()
{
    m_form->check();
    m_form->goToIssue();
}

void ExportOptionsStep::focusFirst()
{
    if (const auto editors = m_form->editors(); !editors.isEmpty())
        editors.constFirst()->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::exports
