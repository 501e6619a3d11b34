// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "overviewcard.h"

#include "ui/host/pagehost.h"
#include "ui/overview/linkrow.h"
#include "ui/overview/overviewreads.h"
#include "ui/overview/rowbutton.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/selectabletext.h"

#include <QLabel>

#include <algorithm>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using State = OverviewReads::State;

OverviewCard::OverviewCard(Icon icon, const QString &title, PageHost &host, QWidget *parent)
    : Card(icon, title, host.theme(), parent)
    , m_host(host)
    , m_failureBox(new QVBoxLayout)
    , m_message(new QLabel(this))
    , m_rows(new QVBoxLayout)
{
    setSelectable({m_message});
    m_message->setWordWrap(true);
    m_message->setObjectName(u"message"_s);
    setRole(m_message, Role::Muted);
    m_message->hide();
    m_rows->setSpacing(0);
    m_failureBox->setSpacing(0);
    body()->addLayout(m_failureBox);
    body()->addWidget(m_message);
    body()->addLayout(m_rows);
    body()->addStretch(1);
    connect(this, &Card::opened, this, [this] { Q_EMIT placeWanted(destination()); });
}

QString OverviewCard::message() const
{
    return m_message->isHidden() ? QString() : m_message->text();
}

void OverviewCard::say(const QString &message)
{
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
}

void OverviewCard::lead(RowButton *row, const PageAddress &place)
{
    disconnect(row, &QAbstractButton::clicked, this, nullptr);
    connect(row, &QAbstractButton::clicked, this, [this, place] { Q_EMIT placeWanted(place); });
}

void OverviewCard::extendRowsToEdges(int pixels)
{
    setBleed(pixels);
    m_failureBox->setContentsMargins(pixels, 0, pixels, 0);
    m_message->setContentsMargins(pixels, 0, pixels, 0);
}

QString OverviewCard::nameOf(Resource resource)
{
    return resource == Resource::Store ? catalogue::titleOf(resource)
                                       : catalogue::pluralOf(resource);
}

bool OverviewCard::tellState(const OverviewReads &reads, std::initializer_list<Resource> resources)
{
    std::vector<Resource> failed;
    bool reading = false;
    bool readable = false;
    for (const auto resource : resources) {
        if (reads.stateOf(resource) == State::Failed)
            failed.push_back(resource);
        reading = reading || reads.stateOf(resource) == State::Reading;
        readable = readable || reads.wasRead(resource);
    }
    reportFailures(reads, failed);
    say(reading && !readable ? tr("Loading…") : QString());
    return readable;
}

void OverviewCard::reportFailures(const OverviewReads &reads,
                                  const std::vector<Resource> &resources)
{
    m_failed = resources;
    fitRows(m_failures, resources.size(), m_failureBox, [this] {
        auto *row = new LinkRow(m_host.theme(), this);
        row->setObjectName(u"failure"_s);
        connect(row, &LinkRow::triggered, this, [this, row] {
            const auto at = std::ranges::find(m_failures, row) - m_failures.begin();
            Q_EMIT againWanted(m_failed[static_cast<std::size_t>(at)]);
        });
        return row;
    });
    for (std::size_t at = 0; at < resources.size(); ++at) {
        const auto &error = reads.errorOf(resources[at]);
        const bool locked = error.kind == http::ErrorKind::Forbidden;
        const auto name = nameOf(resources[at]);
        m_failures[at]->set(locked ? Icon::Lock : Icon::CrossCircle,
                            locked ? Tone::Neutral : Tone::Err,
                            locked ? tr("%1: your API key has no read permission.").arg(name)
                                   : tr("Couldn't load %1.").arg(name),
                            error.words.why, tr("Try again"));
        m_failures[at]->setDetails(
            QStringList{error.words.what, error.words.why, error.words.next}.join(u'\n'));
    }
}

} // namespace storedesk::ui::overview
