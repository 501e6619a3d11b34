// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "zonenotice.h"

#include "insightsource/insightsource.h"
#include "ui/host/pagehost.h"
#include "ui/insights/sourcedialog.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QTimeZone>
#include <QVBoxLayout>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using insightsource::InsightSource;

static QString nameOf(const InsightSource &source)
{
    return QString::fromLatin1(source.zone().id());
}

ZoneNotice::ZoneNotice(InsightSource &source, PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_source(source)
    , m_notice(new Notice(host.theme(), this))
    , m_use(m_notice->addButton(QString()))
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_notice);
    m_notice->setObjectName(u"zoneNotice"_s);
    m_use->setObjectName(u"useComputerZone"_s);
    connect(m_use, &QPushButton::clicked, this, [this] { m_source.setZone(m_source.zone()); });
    auto *choose = m_notice->addButton(tr("Choose time zone…"));
    choose->setObjectName(u"chooseZone"_s);
    connect(choose, &QPushButton::clicked, this,
            [this, &host] { host.openDialog(new SourceDialog(m_source, host)); });
    connect(&source, &InsightSource::changed, this, &ZoneNotice::showSource);
    hide();
    showSource();
}

void ZoneNotice::showSource()
{
    const bool asks = m_source.isZoneUnknown();
    // The text is announced, so it is set only once.
    if (asks && isHidden()) {
        m_use->setText(tr("Use %1").arg(nameOf(m_source)));
        m_notice->tell(Tone::Accent, tr("Which time zone does the store use?"),
                       tr("Days, weeks and months follow it. Until you choose, the time zone of "
                          "this computer is used: %1.")
                           .arg(nameOf(m_source)));
    }
    setVisible(asks);
}

QString ZoneNotice::zoneText(const InsightSource &source)
{
    const auto name = nameOf(source);
    return source.isZoneOfStore() ? tr("Time zone: %1 (store)").arg(name)
        : source.isZoneUnknown()  ? tr("Time zone: %1 (this computer)").arg(name)
                                  : tr("Time zone: %1 (chosen)").arg(name);
}

} // namespace storedesk::ui::insights
