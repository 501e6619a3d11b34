// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importpage.h"

#include "ui/host/pagehost.h"
#include "ui/imports/importrunstep.h"
#include "ui/tables/storeband.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::ImportKind;

QString ImportPage::restoredWords() const
{
    return tr("Draft from %1 restored")
        .arg(QLocale().toString(m_keptAt.toLocalTime(), QLocale::ShortFormat));
}

void ImportPage::showHead()
{
    const auto *table = m_draft.table();
    QString words = tr("Any table is read, mapped and checked before anything is sent");
    const auto &settings = m_draft.settings();
    const auto *job = m_run->id().isEmpty() ? nullptr : m_jobManager.find(m_run->id());
    if (table && table->isCounted())
        words = tr("%1, %Ln row(s) → %2 of %3", "file, count, contacts, store",
                   static_cast<int>(std::min<qint64>(table->rows(), INT_MAX)))
                    .arg(m_draft.origin().title,
                         settings.kind == ImportKind::Coupons
                             ? tr("coupon set “%1”").arg(settings.couponSetTitle())
                             : storedesk::importcheck::titleOf(settings.kind),
                         host().storeMark().name);
    else if (job)
        words = job->head.title();
    const bool restored = m_keptAt.isValid() && hasPendingChanges();
    m_startOver->setVisible(restored);
    head()->setSubtitle(restored ? u"%1 · %2"_s.arg(words, restoredWords()) : words);
    Q_EMIT headChanged();
}

QString ImportPage::title() const
{
    const auto &settings = m_draft.settings();
    if (settings.kind == ImportKind::Coupons && !settings.couponSetName.isEmpty())
        return tr("Refill: %1").arg(settings.couponSetName);
    if (const auto &file = m_draft.origin().title; !file.isEmpty())
        return tr("Import: %1").arg(file);
    // The title of the job describes the import.
    const auto *job = m_jobManager.find(m_run->id());
    return job ? job->head.title() : titleBefore();
}

} // namespace storedesk::ui::imports
