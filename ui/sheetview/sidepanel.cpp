// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sidepanel.h"

#include "ui/host/pagehost.h"
#include "ui/sheetview/chartpanel.h"
#include "ui/sheetview/profilepanel.h"
#include "ui/theme/theme.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;

SidePanel::SidePanel(const SheetParts &parts, PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_parts(parts)
    , m_host(host)
    , m_theme(host.theme())
{
    setObjectName(u"sidePanel"_s);
    setMinimumWidth(m_theme.scaled(240));
    box()->setContentsMargins(1, 1, 1, 1);
    hide();
}

void SidePanel::build()
{
    if (m_stack)
        return;
    m_stack = new QStackedWidget(this);
    m_profile =
        new ProfilePanel(m_parts.sheet, m_parts.shown, m_parts.model, m_host.theme(), m_stack);
    m_chart = new ChartPanel(m_parts, m_host, m_stack);
    box()->addWidget(m_stack);
    m_stack->addWidget(m_profile);
    m_stack->addWidget(m_chart);
    connect(m_profile, &ProfilePanel::conditionAsked, this, &SidePanel::conditionAsked);
    connect(m_profile, &ProfilePanel::filterAsked, this, &SidePanel::filterAsked);
    connect(m_profile, &ProfilePanel::formatAsked, &m_parts.sheet.readings(),
            &sheet::ColumnReadings::choose);
    connect(m_profile, &ProfilePanel::chartAsked, this, &SidePanel::showChart);
    connect(m_profile, &ProfilePanel::closeAsked, this, &SidePanel::closed);
    connect(m_chart, &ChartPanel::closeAsked, this, &SidePanel::showProfile);
    m_profile->setColumn(m_column);
    update();
}

ChartPanel *SidePanel::chart()
{
    build();
    return m_chart;
}

void SidePanel::setColumn(int column)
{
    m_column = column;
    if (m_profile)
        m_profile->setColumn(column);
}

void SidePanel::update()
{
    if (!m_stack)
        return;
    m_profile->update();
    m_chart->update();
}

void SidePanel::showProfile()
{
    build();
    show();
    setMinimumWidth(m_theme.scaled(240));
    m_stack->setCurrentWidget(m_profile);
    m_profile->update();
}

void SidePanel::showChart()
{
    build();
    show();
    // Leave room for names and values next to the bars.
    setMinimumWidth(m_theme.scaled(360));
    m_stack->setCurrentWidget(m_chart);
    m_chart->begin(m_column);
}

bool SidePanel::showsChart() const
{
    return !isHidden() && m_stack && m_stack->currentWidget() == m_chart;
}

bool SidePanel::settled() const
{
    return isHidden() || !m_stack || (m_profile->settled() && m_chart->settled());
}

} // namespace storedesk::ui::sheetview
