// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QWidget>

#include <vector>

class QComboBox;

namespace storedesk::items {
class ResourceModel;
class ResourceView;
} // namespace storedesk::items

namespace storedesk::ui {
class Button;
class FlowLayout;
class SearchField;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class ListColumns;

// What narrows a list: words, a state, a type; and the button that chooses its columns.
class FilterRow final : public QWidget
{
    Q_OBJECT

public:
    FilterRow(const items::ResourceModel &records, items::ResourceView &view, ListColumns &columns,
              const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] SearchField *words() const { return m_words; }
    // In the order of the Tab key.
    [[nodiscard]] QList<QWidget *> stops() const;
    void addBeforeColumns(QWidget *button);
    void clear();
    // The value of a field by its key, words without one; nothing else is left.
    void setShort(bool isShort); // its field leaves room for the choices in one line
    void showOnly(const QMap<QString, QString> &filter);
    // What it looks for, for a sentence: the words, else what was chosen.
    [[nodiscard]] QString summary() const;

    [[nodiscard]] QJsonObject state() const;
    void restore(const QJsonObject &state);

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Chooser
    {
        int column;
        QComboBox *box;
    };

    void addChooser(int column);
    void fitChooser(QComboBox *box) const;
    void fitChoosers() const;
    [[nodiscard]] int wholeWidth(const QComboBox *box) const; // with our word for everything
    [[nodiscard]] bool hasRoomForWords() const;
    static void offer(QComboBox *box, const QString &value, const QString &words);
    void followRecords();
    void offerSeen(int firstRow, int lastRow);
    void addColumnsButton(ListColumns &columns);
    void orderRow();

    const items::ResourceModel &m_records;
    items::ResourceView &m_view;
    const Theme &m_theme;
    SearchField *m_words;
    FlowLayout *m_row; // in as many lines as it needs
    Button *m_columns = nullptr;
    QList<QWidget *> m_besides; // before the columns
    std::vector<Chooser> m_choosers;
    bool m_short = false;
};

} // namespace storedesk::ui::lists
