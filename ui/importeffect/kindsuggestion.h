// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/importkind.h"
#include "purchases/likelycontent.h"

#include <QWidget>

namespace storedesk::imports {
class ImportDraft;
}

namespace storedesk::ui {
class Button;
class Notice;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Suggests another kind of import if the headings of the table belong to that kind.
class KindSuggestion final : public QWidget
{
    Q_OBJECT

public:
    KindSuggestion(storedesk::imports::ImportDraft &draft, const Theme &theme, QWidget *parent);

    void showState();

Q_SIGNALS:
    // Emitted when the user follows the suggestion.
    void kindWanted(storedesk::importcheck::ImportKind kind);
    void purchasesWanted();

private:
    // Absent if the chosen kind fits, or if the headings do not say.
    [[nodiscard]] std::optional<storedesk::purchases::TableContent> suggested() const;
    void follow();

    storedesk::imports::ImportDraft &m_draft;
    Notice *m_notice;
    Button *m_follow;
};

} // namespace storedesk::ui::imports
