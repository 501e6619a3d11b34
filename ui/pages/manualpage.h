// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"
#include "ui/pages/manualbook.h"

class QLabel;
class QListWidget;

namespace storedesk::ui {
class SearchField;
} // namespace storedesk::ui

namespace storedesk::ui::pages {

class ChapterText;

// A book, which is the manual or the service reference: the list of chapters, a search through all
// of them, and the current chapter.
class ManualPage final : public Page
{
    Q_OBJECT

public:
    // The page id selects the book.
    ManualPage(PageHost &host, QLatin1StringView page, const QString &chapter);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Help; }
    [[nodiscard]] QList<QWidget *> panes() const override;
    void find() override;
    void focusFirst() override;

private:
    void build();
    void listChapters();
    void read();
    void markFound();
    [[nodiscard]] const Chapter *current() const;

    const QLatin1StringView m_page;
    const QList<Chapter> m_chapters;
    SearchField *m_search;
    QListWidget *m_list;
    QLabel *m_heading;
    ChapterText *m_text;
};

} // namespace storedesk::ui::pages
