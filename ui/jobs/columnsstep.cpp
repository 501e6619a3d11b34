// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/columnsstep.h"

#include "ui/jobs/columngrid.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/selectabletext.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;

ColumnsStep::ColumnsStep(const QString &boxName, PageHost &host, QWidget *parent)
    : AssistantStep(parent)
    , m_sum(new QLabel(this))
    , m_grid(new ColumnGrid(
          {.heading = tr("Field"), .accessibleName = tr("Field for “%1”"), .objectName = boxName},
          host, this))
    , m_box(columnIn(this, 10))
{
    m_sum->setObjectName(u"columnsSum"_s);
    setSelectable({m_sum});
    auto *panel = new Panel(this);
    panel->box()->addWidget(scrolled(m_grid), 1);
    m_box->addWidget(m_sum);
    m_box->addWidget(panel, 1);
}

QString ColumnsStep::title() const
{
    return tr("Columns");
}

void ColumnsStep::enter()
{
    fill();
    showChoices();
}

void ColumnsStep::focusFirst()
{
    m_grid->focusFirst();
}

void ColumnsStep::setSum(const QString &text)
{
    m_sum->setText(text);
}

} // namespace storedesk::ui::jobs
