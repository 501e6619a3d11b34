// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/dependenteventtypes.h"

#include "api/pages.h"
#include "api/session.h"
#include "itemmodels/recordtitle.h"
#include "ui/widgets/visibletext.h"

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;

DependentEventTypes::DependentEventTypes(
    api::Session &session, const QList<storedesk::records::DeleteTarget> &integrations,
    QObject *parent)
    : QObject(parent)
    , m_open(static_cast<int>(integrations.size()))
{
    for (const auto &integration : integrations) {
        auto *pages = session.eventTypes().all(this, {integration.values.value(0)});
        connect(pages, &api::Pages::page, this, [this](const QJsonArray &types) {
            for (const auto &type : types)
                m_names.append(visibleText(itemmodels::recordTitle(
                    catalogue::Resource::CustomEventType, type.toObject())));
        });
        connect(pages, &api::Pages::finished, this, &DependentEventTypes::end);
        connect(pages, &api::Pages::failed, this, [this] {
            m_failed = true;
            end();
        });
    }
}

void DependentEventTypes::end()
{
    --m_open;
    Q_EMIT changed();
}

QString DependentEventTypes::sentence() const
{
    static constexpr qsizetype mostNames = 8;
    if (!isSettled())
        return tr("Checking which event types will be deleted too…");
    if (m_failed)
        return tr("Couldn't load its event types. All of them will be deleted.");
    if (m_names.isEmpty())
        return tr("It has no event types.");
    auto names = m_names.mid(0, mostNames).join(u", "_s);
    if (const auto more = static_cast<int>(m_names.size() - mostNames); more > 0)
        names = tr("%1 and %Ln more", nullptr, more).arg(names);
    return tr("%Ln event type(s) will be deleted with it: %1.", nullptr,
              static_cast<int>(m_names.size()))
        .arg(names);
}

} // namespace storedesk::ui::changes
