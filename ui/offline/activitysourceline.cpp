// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/offline/activitysourceline.h"

#include "account/account.h"
#include "activities/activitysource.h"
#include "itemmodels/timetip.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/offline/offlinerecord.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/progressline.h"
#include "workspace/workspace.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

ActivitySourceLine::ActivitySourceLine(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_source(host.workspace().activitySource())
    , m_text(new QLabel(this))
    , m_busy(new ProgressLine(host.theme(), this))
    , m_fetch(new Button(Icon::Refresh, tr("Get newer activities"), host.theme(), this))
    , m_minute(host.clock().timer([this] { show(); }))
{
    build();
    connect(&m_source, &activities::ActivitySource::changed, this, &ActivitySourceLine::show);
    connect(m_fetch, &QPushButton::clicked, this, &ActivitySourceLine::fetchNewer);
    show();
}

void ActivitySourceLine::build()
{
    m_text->setObjectName(u"activitySource"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    setRole(m_text, Role::Small);
    m_busy->setObjectName(u"activityFetching"_s);
    m_busy->setBusy();
    m_busy->setFixedWidth(m_host.theme().scaled(80));
    m_fetch->setObjectName(u"fetchNewer"_s);
    setSmall(m_fetch);
    auto *row = rowIn(this, 8);
    row->addWidget(new IconLabel(Icon::Clock, Tone::Neutral, m_host.theme(), this));
    row->addWidget(m_text, 1);
    row->addWidget(m_busy);
    row->addWidget(m_fetch);
}

QString ActivitySourceLine::age() const
{
    const auto time = m_source.files().asOf;
    return tr("Exported up to %1 · %2")
        .arg(QLocale().toString(time.toLocalTime(), QLocale::ShortFormat),
             storedAge(time, m_host.clock().now()));
}

void ActivitySourceLine::show()
{
    const bool mayWrite = m_host.account().mayWrite();
    const auto &problem = m_source.problem();
    QStringList lines;
    if (m_source.hasActivities())
        lines.append(age());
    if (m_source.isFetching())
        lines.append(tr("An export of the newer activities is running."));
    else if (!problem.what.isEmpty())
        lines.append(u"%1 %2"_s.arg(problem.what, problem.next).trimmed());
    m_text->setText(lines.join(u'\n'));
    m_text->setToolTip(itemmodels::timeTip(m_source.files().asOf).toString());
    m_busy->setVisible(m_source.isFetching());
    m_fetch->setEnabled(mayWrite && !m_source.isFetching());
    m_fetch->setToolTip(mayWrite ? tr("Exports the activities since then in the background.")
                                 : tr("This account is read-only."));
    m_minute->start(1min);
}

PaneContent ActivitySourceLine::missingPane() const
{
    PaneContent content{.icon = Icon::Clock,
                        .headline = tr("No activities on this computer"),
                        .sentence = tr("The service returns activities only as exports. Export "
                                       "them once to see them here.")};
    if (m_source.isFetching()) {
        content.headline = tr("The export is running");
        content.sentence = tr(
            "The activities appear here once the file has been downloaded. You can keep working.");
        return content;
    }
    if (const auto &problem = m_source.problem(); !problem.what.isEmpty()) {
        content.tone = Tone::Err;
        content.headline = problem.what;
        content.sentence = QStringList{problem.why, problem.next}.join(u' ').trimmed();
    }
    if (!m_host.account().mayWrite()) {
        content.sentence += u' ' + tr("This account is read-only.");
        return content;
    }
    content.main = {.text = tr("Export the last 31 days"), .icon = Icon::Exports};
    content.other = {.text = tr("Choose a period…")};
    content.mainIsPrimary = true;
    return content;
}

void ActivitySourceLine::fetchNewer()
{
    if (m_host.account().mayWrite())
        m_source.fetchNewer();
}

void ActivitySourceLine::openAssistant()
{
    m_host.open({.page = pageid::newExport});
}

} // namespace storedesk::ui::records
