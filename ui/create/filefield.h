// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/filecheck.h"

#include <QFrame>

class QLineEdit;
class QLabel;

namespace storedesk::ui {
class Button;
class Frame;
class Sign;
} // namespace storedesk::ui

namespace storedesk::ui::create {

// A file that is chosen, dropped or typed, and what a look at it says.
class FileField final : public QFrame
{
    Q_OBJECT

public:
    FileField(Frame &frame, const QString &title, QWidget *parent);
    ~FileField() override;

    [[nodiscard]] QString path() const;
    void setPath(const QString &path);
    [[nodiscard]] const jobs::FileReport &report() const { return m_report; }
    [[nodiscard]] bool isLooking() const { return m_looking; }
    void setReason(const QString &reason); // what is wrong with it, until the path changes
    void goTo();

Q_SIGNALS:
    void edited();
    void looked(); // there is a report

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void choose();
    void look();
    void tell();

    Frame &m_frame;
    QLineEdit *m_path;
    Button *m_choose;
    Sign *m_sign;
    QLabel *m_words;
    jobs::FileReport m_report;
    QString m_reason;
    bool m_looking = false;
};

} // namespace storedesk::ui::create
