// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/importeffect/kindsuggestion.h"

#include "imports/importdraft.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/visibletext.h"

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::ImportKind;
using storedesk::purchases::likelyContentOf;
using storedesk::purchases::TableContent;

KindSuggestion::KindSuggestion(storedesk::imports::ImportDraft &draft, const Theme &theme,
                               QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_notice(new Notice(theme, this))
    , m_follow(m_notice->addButton(tr("Import products")))
{
    columnIn(this)->addWidget(m_notice);
    m_notice->setObjectName(u"kindSuggestion"_s);
    m_follow->setObjectName(u"followSuggestion"_s);
    connect(m_follow, &Button::clicked, this, &KindSuggestion::follow);
    hide();
}

std::optional<TableContent> KindSuggestion::suggested() const
{
    const auto *table = m_draft.table();
    const auto &settings = m_draft.settings();
    if (!table || settings.fixed || settings.kind == ImportKind::Coupons)
        return std::nullopt;
    const auto content = likelyContentOf(table->columns, settings.contactFields);
    const auto chosen =
        settings.kind == ImportKind::Products ? TableContent::Products : TableContent::Contacts;
    return content == chosen ? std::nullopt : content;
}

void KindSuggestion::showState()
{
    const auto content = suggested();
    setVisible(content.has_value());
    if (!content)
        return;
    const auto why = tr("“%1” and other columns belong to such a table.")
                         .arg(visibleText(m_draft.table()->columns.value(0)));
    switch (*content) {
    case TableContent::Contacts:
        m_notice->tell(Tone::Accent, tr("This looks like a table of contacts."), why);
        m_follow->setText(tr("Import contacts"));
        break;
    case TableContent::Products:
        m_notice->tell(Tone::Accent, tr("This looks like a table of products."), why);
        m_follow->setText(tr("Import products"));
        break;
    case TableContent::Purchases:
        m_notice->tell(Tone::Accent, tr("This looks like a table of purchases."), why);
        m_follow->setText(tr("Import purchases"));
        break;
    }
}

void KindSuggestion::follow()
{
    const auto content = suggested();
    if (content == TableContent::Purchases)
        Q_EMIT purchasesWanted();
    else if (content)
        Q_EMIT kindWanted(content == TableContent::Products ? ImportKind::Products
                                                            : ImportKind::Contacts);
}

} // namespace storedesk::ui::imports
