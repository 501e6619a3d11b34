// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"
#include "ui/pages/manualbook.h"

class QLabel;
class QListWidget;
class QTextBrowser;

namespace storedesk::ui {
class SearchField;
} // namespace storedesk::ui

namespace storedesk::ui::pages {

// The manual: the list of chapters, a search through all of them, and the current chapter.
class ManualPage final : public Page
{
    Q_OBJECT

public:
    ManualPage(PageHost &host, const QString &chapter);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Help; }
    [[nodiscard]] QList<QWidget *> panes() const override;
    void find() override;
    void focusFirst() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void listChapters();
    void read();
    void markFound();
    [[nodiscard]] const Chapter *current() const;

    const QList<Chapter> m_chapters;
    SearchField *m_search;
    QListWidget *m_list;
    QLabel *m_heading;
    QTextBrowser *m_text;
};

} // namespace storedesk::ui::pages
