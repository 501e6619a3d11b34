// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "privacy/erasurelist.h"
#include "ui/widgets/panel.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::privacy {

// Form for a new privacy request: the contacts to erase, the reference of the request, and the
// count to type as confirmation.
class ErasureForm final : public Panel
{
    Q_OBJECT

public:
    ErasureForm(PageHost &host, QWidget *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] QString text() const;
    void openFile(const QString &path);
    [[nodiscard]] const storedesk::privacy::ErasureList &list() const { return m_list; }
    [[nodiscard]] bool hasText() const;
    [[nodiscard]] bool isReading() const { return m_reading; }
    void focusFirst();
    void clear();

Q_SIGNALS:
    void changed();
    void beginAsked(const storedesk::privacy::ErasureList &list, const QString &reference);

private:
    void build();
    void readText();
    void showState();
    // Returns the reason why the request cannot be started; empty if it can.
    [[nodiscard]] QString obstacle() const;
    void askForFile();

    PageHost &m_host;
    storedesk::privacy::ErasureList m_list;
    bool m_reading = false;
    QString m_problem;
    QPlainTextEdit *m_text;
    Button *m_choose;
    QLabel *m_sum;
    QLineEdit *m_reference;
    QLabel *m_countLabel;
    QLineEdit *m_count;
    QLabel *m_obstacle;
    Button *m_begin;
};

} // namespace storedesk::ui::privacy
