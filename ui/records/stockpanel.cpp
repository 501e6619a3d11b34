// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/stockpanel.h"

#include "account/account.h"
#include "account/stocksampler.h"
#include "catalogue/key.h"
#include "storage/views.h"
#include "ui/charts/stockcurve.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/selectabletext.h"
#include "workspace/workspace.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>

#include <cmath>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

StockPanel::StockPanel(PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_host(host)
    , m_notice(new Notice(host.theme(), this))
    , m_words(new QLabel(this))
    , m_curve(new charts::StockCurve(host.theme(), this))
    , m_warn(new QSpinBox(this))
{
    build();
    hide();
    connect(&host.workspace().stockSampler(), &account::StockSampler::sampled, this, [this] {
        if (!m_id.isEmpty())
            showState();
    });
    connect(m_warn, &QSpinBox::valueChanged, this, [this](int count) {
        if (m_id.isEmpty())
            return;
        storage::setWarnBelow(m_host.account().storage().views(), m_id, count);
        showState();
    });
}

void StockPanel::build()
{
    setObjectName(u"stockPanel"_s);
    auto *heading = new QLabel(tr("Coupons left"), this);
    setRole(heading, Role::Heading);
    m_words->setObjectName(u"stockWords"_s);
    setSelectable({m_words});
    m_words->setWordWrap(true);
    m_warn->setObjectName(u"warnBelow"_s);
    m_warn->setRange(0, 1'000'000'000);
    m_warn->setGroupSeparatorShown(true);
    m_warn->setKeyboardTracking(false);
    auto *label = new QLabel(tr("&Warn below"), this);
    label->setBuddy(m_warn);
    auto *line = new QHBoxLayout;
    line->addWidget(label);
    line->addWidget(m_warn);
    line->addStretch(1);
    box()->setContentsMargins(16, 12, 16, 14);
    box()->setSpacing(8);
    box()->addWidget(heading);
    box()->addWidget(m_notice);
    box()->addWidget(m_words);
    box()->addWidget(m_curve);
    box()->addLayout(line);
}

void StockPanel::showOf(const QJsonObject &couponSet)
{
    m_id.clear();
    const bool limited = couponSet[key::available].isDouble();
    setVisible(limited);
    if (!limited)
        return;
    auto &views = m_host.account().storage().views();
    // A sample recorded before the storage is ready would start a new history.
    if (m_host.account().storage().ready())
        storage::noteStock(views, couponSet, m_host.clock().now());
    m_quantity = couponSet[key::quantity].toInteger();
    const auto id = couponSet[key::id].toString();
    const auto history = storage::stockHistoryOf(views, id);
    m_warn->setValue(static_cast<int>(history.warnBelow.value_or(m_quantity / 10)));
    m_id = id;
    m_created = QDateTime::fromString(couponSet[key::createdAt].toString(), Qt::ISODateWithMs);
    showState();
}

// Says how many codes are assigned per day, and how reliable that is.
QString StockPanel::rateText(const std::optional<storage::StockForecast> &forecast)
{
    using Basis = storage::StockForecast::Basis;
    // A shorter time can include an unusual campaign.
    constexpr double reliableDays = 7;
    if (!forecast)
        return tr("The usage rate appears one hour after the set was created.");
    const QLocale locale;
    const auto perDay = locale.toString(forecast->perDay, 'f', forecast->perDay < 10 ? 1 : 0);
    const auto days = std::max(1, static_cast<int>(std::lround(forecast->days)));
    if (forecast->basis == Basis::SinceCreation)
        return tr("About %1 have been assigned per day since the set was created. This is a rough "
                  "estimate until Storedesk has observed the set for an hour.")
            .arg(perDay);
    if (forecast->perDay <= 0)
        return tr("No codes assigned in the last few days.");
    return forecast->days < reliableDays
        ? tr("About %1 are assigned per day, measured over %Ln day(s). The estimate becomes more "
             "reliable after a week.",
             nullptr, days)
              .arg(perDay)
        : tr("About %1 are assigned per day, measured over %Ln day(s).", nullptr, days).arg(perDay);
}

void StockPanel::showState()
{
    const auto history = storage::stockHistoryOf(m_host.account().storage().views(), m_id);
    m_curve->setSamples(history.samples, m_warn->value());
    if (history.samples.empty())
        return;
    const QLocale locale;
    const auto &now = history.samples.back();
    QStringList words{tr("%L1 left, %L2 assigned.").arg(now.available).arg(now.assigned)};
    const auto forecast = storage::forecastOf(history.samples, m_created);
    words.append(rateText(forecast));
    if (forecast && forecast->runsOut)
        words.append(tr("At this rate, the set runs out on %1.")
                         .arg(locale.toString(forecast->runsOut->toLocalTime().date(),
                                              QLocale::LongFormat)));
    m_words->setText(words.join(u' '));
    const bool few = now.available < m_warn->value();
    m_notice->setVisible(few);
    if (few)
        m_notice->tell(Tone::Warn, tr("Few coupons left"),
                       tr("%L1 codes left (you asked to be warned at %L2). Refill the set.")
                           .arg(now.available)
                           .arg(m_warn->value()));
}

} // namespace storedesk::ui::records
