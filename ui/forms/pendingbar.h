// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

class QAction;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// The bar below a record being edited: the number of unsaved changes, with buttons to discard,
// review and save.
class PendingBar final : public QFrame
{
    Q_OBJECT

public:
    PendingBar(PageHost &host, QWidget *parent = nullptr);

    // Shows the number of changes. A count of 0 hides the bar.
    void tell(qsizetype changes, const QString &busy = {});

Q_SIGNALS:
    void discardAsked();
    void reviewAsked();
    void saveAsked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    PageHost &m_host;
    ElidedLabel *m_words;
    Button *m_discard;
    Button *m_review;
    Button *m_save;
    QAction *m_saveAction;
};

} // namespace storedesk::ui::forms
