// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workline.h"

#include "ui/sheetview/filewords.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/progressline.h"

#include <QHBoxLayout>
#include <QLabel>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static constexpr auto lookEvery = 100ms;
static constexpr auto comesAfter = 300ms;
static constexpr qint64 steps = 1'000;

WorkLine::WorkLine(QString words, const base::BackgroundTask &work, base::Clock &clock,
                   const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_what(std::move(words))
    , m_work(work)
    , m_words(new QLabel(this))
    , m_bar(new ProgressLine(theme, this))
    , m_stop(new Button(tr("Stop"), theme, this))
    , m_timer(clock.timer([this] { look(); }))
{
    setObjectName(u"workLine"_s);
    m_words->setObjectName(u"workWords"_s);
    m_words->setTextFormat(Qt::PlainText);
    m_bar->setAccessibleName(tr("Progress"));
    m_stop->setObjectName(u"stopWorkLine"_s);
    m_stop->setKeyHint(Qt::Key_Escape);
    auto *row = rowIn(this, 12);
    row->addWidget(m_words);
    row->addWidget(m_bar, 1);
    row->addWidget(m_stop);
    hide();
    connect(&work, &base::BackgroundTask::changed, this, &WorkLine::look);
}

QString WorkLine::text() const
{
    return m_words->text();
}

void WorkLine::look()
{
    if (!m_work.running()) {
        hide();
        return;
    }
    if (m_work.isMeasured()) {
        m_words->setText(m_what.arg(leftWords(m_work)));
        m_bar->setAmount(static_cast<qint64>(m_work.part() * static_cast<double>(steps)), steps);
    } else {
        m_words->setText(m_unmeasured);
        m_bar->setBusy();
    }
    setVisible(m_work.elapsed() >= comesAfter);
    m_timer->start(lookEvery);
}

} // namespace storedesk::ui::sheetview
