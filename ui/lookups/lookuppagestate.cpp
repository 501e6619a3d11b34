// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/allcontacts.h"
#include "ui/host/pagehost.h"
#include "ui/lookups/lookupfield.h"
#include "ui/lookups/lookuppage.h"
#include "ui/records/recordpanel.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"

#include <QLayout>
#include <QSplitter>

// Stores the view state of the page and adapts its layout to the available size.
namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;

static constexpr auto shownMember = "shown"_L1;
static constexpr auto pickedMember = "key"_L1;
static constexpr auto everybodyMember = "everybody"_L1;

QJsonObject LookupPage::viewState() const
{
    const auto &shown = m_wanted.page.isEmpty() ? m_panel->reader().place() : m_wanted;
    const auto *picked = m_look->pickedKey();
    QJsonObject state{{pickedMember, picked ? QString(picked->word) : QString()}};
    if (!shown.page.isEmpty())
        state[shownMember] = shown.text();
    if (m_everybody)
        state[everybodyMember] = m_everybody->isInFront();
    return state;
}

void LookupPage::restoreViewState(const QJsonObject &state)
{
    m_look->setPickedKey(
        catalogue::lookupKeyNamed(m_resource, state.value(pickedMember).toString()));
    const auto shown = PageAddress::fromText(state.value(shownMember).toString());
    if (const auto *lookupKey = shown ? lookupKeyOf(*shown) : nullptr;
        lookupKey && lookupKey->resource() == m_resource)
        m_wanted = *shown;
    if (m_everybody)
        m_everybody->setInFront(state.value(everybodyMember).toBool());
}

contacts::AllContacts *LookupPage::everybody(PageHead *head, const QString &subtitle)
{
    m_everybody = new contacts::AllContacts(host(), this);
    m_everybody->turnButton()->setParent(head);
    connect(m_everybody, &contacts::AllContacts::turned, this, [this, head, subtitle] {
        head->setSubtitle(m_everybody->isInFront() ? tr("All contacts (offline copy)") : subtitle);
        Q_EMIT viewStateChanged();
    });
    connect(m_everybody, &contacts::AllContacts::lookUpWanted, this, [this](const QString &text) {
        m_everybody->setInFront(false);
        m_look->field()->setText(text);
        find();
    });
    return m_everybody;
}

// In a narrow page the record is shown below the field, in place of the history.
void LookupPage::arrange()
{
    const bool narrow = width() < host().theme().scaled(560);
    // In a low page the record needs the space more than the title, and the editor more than the
    // look-up field.
    const bool low = m_panel->reader().lookupKey() && height() < host().theme().scaled(340);
    m_head->setVisible(!low);
    m_left->setVisible(!low || !narrow || !m_panel->editor());
    layout()->setContentsMargins(20, low ? 4 : 16, 20, low ? 4 : 16);
    m_split->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_before->setVisible(!narrow || !m_panel->reader().lookupKey());
    m_panel->setVisible(!narrow || m_panel->reader().lookupKey());
}

void LookupPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

} // namespace storedesk::ui::lookups
