// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/exportformstep.h"

#include "ui/forms/fieldform.h"
#include "ui/host/pagehost.h"
#include "ui/widgets/panel.h"

#include <QVBoxLayout>

namespace storedesk::ui::exports {

ExportFormStep::ExportFormStep(PageHost &host, QWidget *parent)
    : AssistantStep(parent)
    , m_host(host)
    , m_panel(new Panel(this))
{
    m_panel->box()->setContentsMargins(16, 12, 16, 16);
    m_panel->box()->setSpacing(10);
}

void ExportFormStep::replaceForm(const catalogue::FieldSet &rules, const forms::FormShape &shape)
{
    if (m_form) {
        m_form->hide();
        m_form->deleteLater();
    }
    m_form = new forms::FieldForm(rules, shape, m_host.theme(), this);
    m_panel->box()->addWidget(m_form);
    // Show the form immediately, so that it can receive the focus.
    m_form->show();
}

void ExportFormStep::followForm()
{
    connect(m_form, &forms::FieldForm::changed, this, [this] {
        formChanged();
        if (!m_quiet)
            Q_EMIT edited();
        Q_EMIT changed();
    });
}

void ExportFormStep::goToProblem()
{
    m_form->check();
    formChanged();
    m_form->goToIssue();
    Q_EMIT changed();
}

} // namespace storedesk::ui::exports
