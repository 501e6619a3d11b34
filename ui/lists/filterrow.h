// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QWidget>

#include <vector>

class QComboBox;

namespace storedesk::itemmodels {
class ResourceModel;
class ResourceView;
} // namespace storedesk::itemmodels

namespace storedesk::ui {
class Button;
class FlowLayout;
class PageHost;
class SearchField;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class ListColumns;

// Filters a list by text, state and type, and contains the button that chooses the columns.
class FilterRow final : public QWidget
{
    Q_OBJECT

public:
    FilterRow(const itemmodels::ResourceModel &records, itemmodels::ResourceView &view,
              ListColumns &columns, PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] SearchField *words() const { return m_words; }
    // Returns the widgets in Tab order.
    [[nodiscard]] QList<QWidget *> stops() const;
    void addBeforeColumns(QWidget *button);
    // Offers to undo it.
    void clear();
    // Narrows the search field, so that all filters fit into one line.
    void setShort(bool isShort);
    // Replaces the filter. The keys are field keys; the search text has an empty key.
    void showOnly(const QMap<QString, QString> &filter);
    // Returns the filter for use in a sentence: the search text, or the chosen values if there is
    // none.
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
    // Returns the width at which the "all" entry is not elided.
    [[nodiscard]] int wholeWidth(const QComboBox *box) const;
    [[nodiscard]] bool hasRoomForWords() const;
    static void offer(QComboBox *box, const QString &value, const QString &words);
    void followRecords();
    void offerSeen(int firstRow, int lastRow);
    void addColumnsButton(ListColumns &columns);
    void orderRow();

    const itemmodels::ResourceModel &m_records;
    itemmodels::ResourceView &m_view;
    PageHost &m_host;
    const Theme &m_theme;
    SearchField *m_words;
    // Layout of the row, which wraps into as many lines as needed.
    FlowLayout *m_row;
    Button *m_columns = nullptr;
    // Widgets shown before the columns button.
    QList<QWidget *> m_besides;
    std::vector<Chooser> m_choosers;
    bool m_short = false;
};

} // namespace storedesk::ui::lists
