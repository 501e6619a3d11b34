// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/bin.h"
#include "ui/changes/deleting.h"

#include <QDateTime>
#include <QWidget>

class QLabel;
class QLineEdit;
class QStandardItemModel;
class QVBoxLayout;

namespace storedesk::ui {
class Button;
class IconLabel;
class TableView;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// What the delete dialog asks: question, names, consequences, and the count to be typed.
class DeleteQuestion final : public QWidget
{
    Q_OBJECT

public:
    struct Facts
    {
        catalogue::Resource resource = catalogue::Resource::Contact;
        QList<jobs::DeleteTarget> targets = {};
        bool countTyped = false;
        QDateTime now = {};
        int keptDays = local::Bin::usualDays; // in the bin
        QString duration = {}; // with copies
        QString durationUnkept = {};
        QStringList uses = {}; // what still needs them, in sentences
    };

    DeleteQuestion(Facts facts, const Theme &theme, QWidget *parent = nullptr);

    void setKeeps(bool keeps);
    void setAlong(const QString &sentence); // what goes with them, by name
    // The count was typed, or need not be.
    [[nodiscard]] bool answered() const;
    [[nodiscard]] QLineEdit *countField() const { return m_count; } // null: not asked

Q_SIGNALS:
    void answeredChanged();

private:
    QWidget *buildHead();
    QWidget *buildNames();
    QWidget *buildCount();
    void showNames(int most);
    void showHint();

    const Facts m_facts;
    QString m_along;
    bool m_keeps = true;
    const Theme &m_theme;
    QStandardItemModel *m_names;
    TableView *m_list = nullptr;
    Button *m_all = nullptr; // shows all names
    QVBoxLayout *m_sentences;
    QLineEdit *m_count = nullptr;
    IconLabel *m_hintSign = nullptr;
    QLabel *m_hint = nullptr;
};

} // namespace storedesk::ui::changes
