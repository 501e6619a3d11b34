// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace storedesk::ui {

class PageHost;

// Asks the user to type the number of rows before a large job or deletion, or before any of them in
// a live account.
class CountGuard final : public QWidget
{
    Q_OBJECT

public:
    static constexpr qint64 mostWithoutCount = 20;

    explicit CountGuard(PageHost &host, QWidget *parent = nullptr);

    // Whether small counts are asked for as well, because the job can't be undone.
    void setAlways(bool always) { m_always = always; }
    // Sets the number to type. A different number clears the input. Without a label, the number is
    // that of the rows to send.
    void setCount(qint64 count, const QString &label = {});
    [[nodiscard]] bool isMet() const;
    // Enables the button only while the right number is typed. Enter in the field focuses it.
    void guard(QPushButton &button);

Q_SIGNALS:
    void changed();
    // Emitted when the user presses Enter in the field.
    void entered();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    PageHost &m_host;
    QLabel *m_label;
    QLineEdit *m_typed;
    qint64 m_count = 0;
    bool m_always = false;
};

} // namespace storedesk::ui
